/** @jest-environment jsdom */
import fc from 'fast-check';
import { act, Children, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import * as library from 'react-helmet-async';
import * as own from '../client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Implementation {
  readonly Helmet: ComponentType<{ readonly children?: ReactNode }>;
  readonly HelmetProvider: ComponentType<{ readonly children: ReactNode }>;
}

/** Heads of a page by key, each a list of elements; keys that go take their heads with them. */
type Page = ReadonlyArray<{ readonly key: string; readonly elements: readonly ReactNode[] }>;

const SERVER_HEAD =
  '<meta charset="utf-8"><title data-rh="true">Server</title>' +
  '<meta data-rh="true" name="description" content="a"><meta data-rh="true" property="og:title" content="b">' +
  '<link data-rh="true" rel="canonical" href="https://example.com/a"><link rel="stylesheet" href="/styles.css">';

/** What waits for the next paint. */
const frames = new Map<number, FrameRequestCallback>();
let lastFrame = 0;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    lastFrame += 1;
    frames.set(lastFrame, run);
    return lastFrame;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    frames.delete(id);
  });
});

function paint(): void {
  const waiting = [...frames.values()];
  frames.clear();
  waiting.forEach((run) => run(0));
  // What does not have to be there before.
  jest.runAllTimers();
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function readDocument(): string {
  const { head, body, documentElement } = document;
  const list = (element: Element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
  const tags = [...head.children].map((element) => element.outerHTML);
  return JSON.stringify([document.title, list(documentElement), list(body), tags], null, 1);
}

/** What the document is after each of some pages. */
function show({ Helmet, HelmetProvider }: Implementation, pages: readonly Page[]): string[] {
  document.head.innerHTML = SERVER_HEAD;
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.documentElement.lang = 'en';
  const root = createRoot(document.createElement('div'));
  const documents = pages.map((page) => {
    act(() =>
      root.render(
        <HelmetProvider>
          {page.map(({ key, elements }) => (
            <Helmet key={key}>{Children.toArray(elements)}</Helmet>
          ))}
        </HelmetProvider>,
      ),
    );
    paint();
    return readDocument();
  });
  act(() => root.unmount());
  paint();
  return documents;
}

const word = fc.constantFrom('a', 'b', 'C', 'c d', '<e> & "f"');
const elements = fc.oneof(
  word.map((text) => <title>{text}</title>),
  word.map((text) => <title>{[text, ' | Docs']}</title>),
  word.map((lang) => <html lang={lang} />),
  fc
    .tuple(word, word, word)
    .map(([lang, dir, name]) => <html lang={lang} dir={dir} className={name} />),
  word.map((value) => <body data-alive={value} />),
  fc
    .tuple(fc.constantFrom('description', 'robots'), word)
    .map(([name, content]) => <meta name={name} content={content} />),
  fc
    .tuple(fc.constantFrom('og:title', 'og:image'), word)
    .map(([property, content]) => <meta property={property} content={content} />),
  word.map((content) => <meta httpEquiv="refresh" content={content} />),
  word.map((href) => <link rel="canonical" href={href} />),
  fc.tuple(word, word).map(([href, lang]) => <link rel="alternate" href={href} hrefLang={lang} />),
  fc.tuple(word, word).map(([href, type]) => <link href={href} rel="icon" type={type} />),
  word.map((href) => <link rel="stylesheet" href={href} />),
  word.map((href) => <link rel="preload" href={href} as="font" crossOrigin="anonymous" />),
  word.map((text) => <script type="application/ld+json">{`{"a":${JSON.stringify(text)}}`}</script>),
  word.map((src) => <script src={src} />),
  word.map((text) => <style>{`a::after{content:${JSON.stringify(text)}}`}</style>),
  fc.constant(null),
);
const head = fc.record({
  key: fc.constantFrom('1', '2', '3', '4'),
  elements: fc.array(elements, { maxLength: 5 }),
});
const pages = fc.array(fc.uniqueArray(head, { selector: ({ key }) => key, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});

test('the document is what the library makes of the same pages', () => {
  fc.assert(
    fc.property(pages, (shown) => {
      expect(show(own, shown)).toEqual(show(library as unknown as Implementation, shown));
    }),
    { numRuns: 300 },
  );
});
