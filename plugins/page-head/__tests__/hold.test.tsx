/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Helmet, HelmetProvider } from '../client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<title data-rh="true">Server</title>';
});
afterEach(() => {
  HelmetProvider.canUseDOM = true;
  jest.useRealTimers();
});

/** A page with that title, painted; what may come after the paint is waited for unless told otherwise. */
function createPage() {
  const root = createRoot(document.createElement('div'));
  return (title: string | null, style?: string, isPaintOnly = false) => {
    act(() =>
      root.render(
        <HelmetProvider>
          {title !== null && (
            <Helmet>
              <>
                <title>{title}</title>
                <meta name="description" content={title} />
                {style && <style>{style}</style>}
              </>
            </Helmet>
          )}
        </HelmetProvider>,
      ),
    );
    if (isPaintOnly) jest.advanceTimersToNextFrame();
    else jest.runAllTimers();
  };
}

const readDescription = () => document.head.querySelector('[name="description"]')?.outerHTML;

test('writes once before a paint, whatever has changed until then', () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const show = createPage();
  show('Button');
  expect(document.title).toBe('Button');
  const count = frame.mock.calls.length;
  // The same again is no change.
  show('Button');
  expect(frame).toHaveBeenCalledTimes(count);
  show(null);
  expect(readDescription()).toBeUndefined();
});

test('leaves the server’s head alone as long as it is held, and then writes all', () => {
  HelmetProvider.canUseDOM = false;
  const show = createPage();
  show('Button');
  expect(document.title).toBe('Server');
  expect(readDescription()).toBeUndefined();
  HelmetProvider.canUseDOM = true;
  show('Chip');
  expect(document.title).toBe('Chip');
  expect(readDescription()).toContain('content="Chip"');
  show(null);
});

test('a paint waits for the title, and for no elements but with styles that come or go', () => {
  const show = createPage();
  const read = () => [document.title, readDescription()?.includes(document.title)];
  show('Button', undefined, true);
  expect(read()).toEqual(['Button', undefined]);
  jest.runAllTimers();
  expect(read()).toEqual(['Button', true]);
  show('Chip', undefined, true);
  // It was to be written after the paint, when the next page came.
  show('Card', undefined, true);
  expect(read()).toEqual(['Card', false]);
  jest.runAllTimers();
  expect(read()).toEqual(['Card', true]);
  show('Table', 'p { color: red }', true);
  expect(read()).toEqual(['Table', true]);
  show('Tabs', undefined, true);
  expect(read()).toEqual(['Tabs', true]);
  expect(document.head.querySelector('style')).toBeNull();
  show(null);
});
