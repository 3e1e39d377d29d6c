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

/** A page with that title, painted. */
function createPage() {
  const root = createRoot(document.createElement('div'));
  return (title: string | null) => {
    act(() =>
      root.render(
        <HelmetProvider>
          {title !== null && (
            <Helmet>
              <>
                <title>{title}</title>
                <meta name="description" content={title} />
              </>
            </Helmet>
          )}
        </HelmetProvider>,
      ),
    );
    jest.runAllTimers();
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
