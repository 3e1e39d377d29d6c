/** @jest-environment jsdom */
import { markCurrentEntry } from '../markCurrentEntry';

const GROUP = 'menu__link menu__link--sublist';

function createList(): HTMLElement {
  document.body.innerHTML = `<ul>
    <li><a class="menu__link menu__link--active" aria-current="page" href="/docs/start/">Start</a></li>
    <li><button class="${GROUP}">Inputs</button><ul>
      <li><button class="${GROUP}">Text</button><ul>
        <li><a class="menu__link" href="/docs/field/">Field</a></li></ul></li>
      <li><a class="menu__link" href="/docs/caf%C3%A9/">Café</a></li></ul></li>
    <li><button class="${GROUP}">Data</button></li>
    <li><a class="menu__link" href="https://mui.com/docs/x/">X</a></li></ul>`;
  return document.body.firstElementChild as HTMLElement;
}

it.each([
  ['/docs/start/', ['Start'], []],
  ['/docs/field/', ['Field'], ['Inputs', 'Text']],
  ['/docs/café/', ['Café'], ['Inputs']],
  ['/docs/caf%C3%A9/', ['Café'], ['Inputs']],
  ['/docs/100%/', [], []],
  ['/docs/x/', [], []],
  ['/docs/', [], []],
])('marks the link to %s and the groups around it', (path, links, groups) => {
  const list = createList();
  expect(markCurrentEntry(list, path)).toBe(links.length > 0);
  const read = (selector: string) =>
    [...list.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(read('[aria-current="page"]')).toEqual(links);
  expect(read('a.menu__link--active')).toEqual(links);
  expect(read('button.menu__link--active')).toEqual(groups);
});
