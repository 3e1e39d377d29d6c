/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, render, waitFor } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { fillStill } from '../client/fillStill';
import { buildStillHtml, type ServerStills } from '../client/stills';
import DemoStill from '../theme/DemoStill';

const PAGE = '<main><div data-demo-still="a"><b>A</b></div><div data-demo-still="b">B</div></main>';

function createServerStills(): ServerStills {
  return {
    id: 'd1',
    buildStyleHtml: (styles) => (styles.length > 0 ? `<style>${styles[0]?.css}</style>` : ''),
    render: (name) =>
      name === 'a' ? { html: '<b>A</b>', styles: [{ key: 'k', css: '.k{}' }] } : null,
  };
}

/** A network that answers what it is given; every test asks for a page of its own. */
function answer(...responses: Array<Partial<Response> | Error>): jest.Mock {
  const fetchMock = jest.fn();
  for (const response of responses) {
    if (response instanceof Error) fetchMock.mockRejectedValueOnce(response);
    else fetchMock.mockResolvedValueOnce(response);
  }
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}

const toPage = (html: string) => ({ ok: true, text: async () => html });
/** Lets everything happen that is waiting for nothing but its turn. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done)));

// Pages are remembered for as long as a page lives.
let pageCount = 0;
beforeEach(() => {
  pageCount += 1;
  window.history.replaceState(null, '', `/page-${pageCount}/`);
});

describe('buildStillHtml', () => {
  it('brings a style the first time only', () => {
    const seen = new Set<string>();
    expect(buildStillHtml(createServerStills(), 'a', seen)).toBe('<style>.k{}</style><b>A</b>');
    expect(buildStillHtml(createServerStills(), 'a', seen)).toBe('<b>A</b>');
  });

  it('is empty for a name that the file does not have', () => {
    expect(buildStillHtml(createServerStills(), 'b', new Set())).toBe('');
  });
});

describe('DemoStill', () => {
  it('is HTML that nobody can reach, hear, or search', () => {
    const { container } = render(
      <StaticRouter location="/">
        <DemoStill module={createServerStills()} name="a" />
      </StaticRouter>,
    );
    const still = container.firstElementChild;
    expect(still?.innerHTML).toBe('<style>.k{}</style><b>A</b>');
    expect(still?.getAttribute('aria-hidden')).toBe('true');
    expect(still?.hasAttribute('inert')).toBe(true);
    expect(still?.getAttribute('data-pagefind-ignore')).toBe('all');
  });

  it('asks for the page once, for all of its stills, where there is no HTML of the server', async () => {
    const fetchMock = answer(toPage(PAGE));
    const { container } = render(
      <StaticRouter location="/">
        <DemoStill module={{ id: 'd1' }} name="a" />
        <DemoStill module={{ id: 'd1' }} name="b" />
      </StaticRouter>,
    );
    await settle();
    expect([...container.children].map(({ innerHTML }) => innerHTML)).toEqual(['<b>A</b>', 'B']);
    expect(fetchMock.mock.calls).toEqual([[window.location.pathname]]);
  });
});

describe('fillStill', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['an error page', { ok: false, status: 503 }],
    ['a page without the still', toPage('<p>Sign in</p>')],
    [
      'a page of another build',
      toPage(`<script defer src="/assets/js/main.2.js"></script>${PAGE}`),
    ],
    [
      'a page of another build, its scripts in a template',
      toPage(`<template><script defer src="/assets/js/main.2.js"></script></template>${PAGE}`),
    ],
  ])('with %s leaves the place empty, quietly', async (_name, response) => {
    answer(response);
    const element = document.createElement('div');
    fillStill(element, { id: 'd1' }, 'a');
    await settle();
    expect(element.innerHTML).toBe('');
  });

  it('takes it from a page with content of its own', async () => {
    const content = '<script defer data-page-content src="/assets/js/9.js"></script>';
    answer(toPage(`<template>${content}</template>${PAGE}`));
    const element = document.createElement('div');
    fillStill(element, { id: 'd1' }, 'a');
    await settle();
    expect(element.innerHTML).toBe('<b>A</b>');
  });

  it('asks again after a failure', async () => {
    answer(new TypeError('Failed to fetch'), toPage(PAGE));
    const element = document.createElement('div');
    fillStill(element, { id: 'd1' }, 'a');
    await settle();
    fillStill(element, { id: 'd1' }, 'a');
    await settle();
    expect(element.innerHTML).toBe('<b>A</b>');
  });

  it('touches nothing once it has ended', async () => {
    answer(toPage(PAGE));
    const element = document.createElement('div');
    fillStill(element, { id: 'd1' }, 'a')();
    await settle();
    expect(element.innerHTML).toBe('');
  });

  it('draws the component itself while developing, and takes it away', async () => {
    const element = document.createElement('div');
    const module = {
      id: 'd1',
      load: async () => ({
        components: { a: () => <i>live</i> },
        Root: ({ children }: { children: React.ReactNode }) => <u>{children}</u>,
      }),
    };
    const end = fillStill(element, module, 'a');
    await waitFor(() => expect(element.innerHTML).toBe('<u><i>live</i></u>'));
    end();
    await waitFor(() => expect(element.innerHTML).toBe(''));
  });
});
