/** @jest-environment jsdom */
import { act, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { holdServerHead, releaseServerHead } from '../serverHead';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SERVER_HEAD =
  '<title data-rh="true">Button - MUI</title>' +
  '<link data-rh="true" rel="canonical" href="https://example.com/button/">';

let root: Root | undefined;
let setHeading: (heading: string) => void;

/** As on the site: defaults first, the page's own further down, and what only browsers add last. */
function Site() {
  const [isAlive, setAlive] = useState(false);
  const [heading, set] = useState('Button');
  setHeading = set;
  useLayoutEffect(releaseServerHead, []);
  useEffect(() => setAlive(true), []);
  return (
    <HelmetProvider>
      <Helmet>
        <title>MUI</title>
      </Helmet>
      <Helmet>
        <title>{`${heading} - MUI`}</title>
        <link rel="canonical" href={`https://example.com/${heading.toLowerCase()}/`} />
      </Helmet>
      {isAlive && (
        <Helmet>
          <body data-alive="true" />
        </Helmet>
      )}
    </HelmetProvider>
  );
}

/** The title after each time that Helmet had its turn. */
const seen: string[] = [];

/** Every change is written at once, as if the browser had a moment after each step of hydration. */
beforeEach(() => {
  seen.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((write) => {
    write(0);
    seen.push(document.title);
    return 0;
  });
  document.body.innerHTML = '<div></div>';
});

afterEach(() => {
  act(() => root?.unmount());
  HelmetProvider.canUseDOM = true;
});

function hydrate(): void {
  const container = document.body.firstElementChild as HTMLElement;
  act(() => void (root = hydrateRoot(container, <Site />)));
}

it('the head of the server stays until all is hydrated', () => {
  document.head.innerHTML = SERVER_HEAD;
  const written = [...document.head.children];
  holdServerHead();
  hydrate();
  expect(new Set(seen)).toEqual(new Set(['Button - MUI']));
  expect([...document.head.children]).toEqual(written);
  expect(document.body.dataset.alive).toBe('true');
});

it('what changes afterwards is written', () => {
  document.head.innerHTML = SERVER_HEAD;
  holdServerHead();
  hydrate();
  act(() => setHeading('Card'));
  expect(document.title).toBe('Card - MUI');
  expect(document.querySelector('link')?.href).toBe('https://example.com/card/');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('without a head of the server, it is written from the first element on', () => {
  document.head.innerHTML = '';
  holdServerHead();
  hydrate();
  expect(seen[0]).toBe('MUI');
  expect(document.title).toBe('Button - MUI');
});
