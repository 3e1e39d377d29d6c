/** @jest-environment jsdom */
import { loadWhenShown } from '../client/loadWhenShown';

const OPTIONS = { stylesheetUrl: 'https://fonts.example/icons', className: 'material-icons' };

const getLinks = () =>
  Array.from(document.head.querySelectorAll('link'), ({ rel, href }) => `${rel} ${href}`);

const LOADED = ['stylesheet https://fonts.example/icons'];

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<main><i class="icon"></i></main>';
});

it('loads nothing where no icon is shown', async () => {
  const stop = loadWhenShown(OPTIONS);
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  expect(getLinks()).toEqual([]);
  stop();
});

it('loads at once where one is shown', () => {
  document.body.innerHTML = '<span class="material-icons">star</span>';
  loadWhenShown(OPTIONS);
  expect(getLinks()).toEqual(LOADED);
});

it('loads once when the page gets icons', async () => {
  loadWhenShown(OPTIONS);
  for (const name of ['star', 'home']) {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', `<p><span class="x material-icons">${name}</span></p>`);
    await Promise.resolve();
  }
  expect(getLinks()).toEqual(LOADED);
});

it('loads when an element becomes an icon', async () => {
  loadWhenShown(OPTIONS);
  document.querySelector('i')?.classList.add('material-icons');
  await Promise.resolve();
  expect(getLinks()).toEqual(LOADED);
});
