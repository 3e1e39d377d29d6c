/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory, type MemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { useStaticLinks } from '../client/useStaticLinks';

const HTML =
  '<a href="/joy-ui/?a=1#b">to <code>Joy</code></a> <a href="#part">part</a> ' +
  '<a href="https://react.dev/">React</a> <a href="/new/" target="_blank">tab</a> words';

function Page() {
  return <p {...useStaticLinks()} dangerouslySetInnerHTML={{ __html: HTML }} />;
}

let history: MemoryHistory;
const preload = jest.fn();

beforeEach(() => {
  history = createMemoryHistory({ initialEntries: ['/material-ui/'] });
  preload.mockReset().mockReturnValue(undefined);
  window.docusaurus = { preload, prefetch: () => false };
  render(
    <Router history={history}>
      <Page />
    </Router>,
  );
});

/** @returns whether the browser was kept from following the link. */
function click(text: string, init: MouseEventInit = {}): boolean {
  const target = screen.getByText(text);
  const event = createEvent.click(target, init);
  const stay = (bubbled: Event) => bubbled.preventDefault();
  let wasPrevented = false;
  const look = () => {
    wasPrevented = event.defaultPrevented;
  };
  window.addEventListener('click', look, { once: true });
  window.addEventListener('click', stay, { once: true });
  fireEvent(target, event);
  return wasPrevented;
}

it.each([
  ['Joy', '/joy-ui/?a=1#b'],
  ['part', null],
  ['React', null],
  ['tab', null],
])('a press on %s leads to %s', (text, expected) => {
  expect(click(text)).toBe(expected !== null);
  expect(history.createHref(history.location)).toBe(expected ?? '/material-ui/');
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a press with %j to the browser', (init) => {
  expect(click('Joy', init)).toBe(false);
  expect(history.length).toBe(1);
});

it('adds no entry for the page that is shown', () => {
  click('Joy');
  click('Joy');
  expect(history.length).toBe(2);
});

it.each(['mouseOver', 'touchStart'] as const)('fetches a page at %s, once', (type) => {
  fireEvent[type](screen.getByText('Joy'));
  fireEvent[type](screen.getByText('Joy'));
  expect(preload.mock.calls).toEqual([['/joy-ui/']]);
  fireEvent[type](screen.getByText('part'));
  fireEvent[type](screen.getByText('React'));
  expect(preload).toHaveBeenCalledTimes(1);
});

it('is not troubled by a page that cannot be fetched', async () => {
  preload.mockReturnValue(Promise.reject(new Error('offline')));
  fireEvent.mouseOver(screen.getByText('Joy'));
  await Promise.resolve();
  expect(click('Joy')).toBe(true);
});
