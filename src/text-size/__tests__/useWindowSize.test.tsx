/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWindowSize } from '../useWindowSize';

const mockIsBrowser = { current: false };
jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => mockIsBrowser.current,
}));

beforeEach(() => {
  mockIsBrowser.current = false;
});

/** A window whose width and text size can be changed, in px; whoever observes the header hears of it. */
function openWindow(width: number, textSize = 16) {
  const reader = { width, textSize };
  const observing = new Map<ResizeObserver, () => void>();
  document.body.innerHTML = '<nav class="navbar"></nav>';
  window.matchMedia = ((media: string) => {
    const ems = Number(/^\(min-width: ([\d.]+)em\)$/.exec(media)?.[1]);
    return { matches: reader.width >= ems * reader.textSize };
  }) as typeof window.matchMedia;
  window.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(target: Element) {
      if (target.matches('.navbar')) observing.set(this, () => this.callback([], this));
    }
    unobserve() {
      observing.delete(this);
    }
    disconnect() {
      observing.delete(this);
    }
  };
  const change = (values: Partial<typeof reader>) =>
    act(() => {
      Object.assign(reader, values);
      observing.forEach((callback) => callback());
    });
  return { change, observing };
}

it.each([
  [996, 16, 'mobile'],
  [997, 16, 'desktop'],
  [1280, 16, 'desktop'],
  [1280, 24, 'mobile'],
  [1993, 32, 'mobile'],
  [1994, 32, 'desktop'],
])('calls a window of %i px with text of %i px %s', (width, textSize, expected) => {
  openWindow(width, textSize);
  expect(renderHook(() => useWindowSize()).result.current).toBe(expected);
});

it('follows the window and the settings of the browser', () => {
  const { change, observing } = openWindow(1280);
  const { result, unmount } = renderHook(() => useWindowSize());
  change({ textSize: 32 });
  expect(result.current).toBe('mobile');
  change({ width: 2560 });
  expect(result.current).toBe('desktop');
  unmount();
  expect(observing.size).toBe(0);
});

it('takes another breakpoint', () => {
  openWindow(800);
  expect(renderHook(() => useWindowSize({ desktopBreakpoint: 799 })).result.current).toBe(
    'desktop',
  );
});

it('does not look at the window while the page is hydrated', () => {
  openWindow(1280);
  const sizes: string[] = [];
  renderHook(() => sizes.push(useWindowSize()));
  expect(sizes).toEqual(['ssr', 'desktop']);
});

it('knows the window at once on a page that one goes on to, which is rendered once so', () => {
  mockIsBrowser.current = true;
  openWindow(800);
  const sizes: string[] = [];
  renderHook(() => sizes.push(useWindowSize()));
  expect(sizes).toEqual(['mobile']);
});
