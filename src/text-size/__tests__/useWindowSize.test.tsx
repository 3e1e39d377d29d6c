/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWindowSize } from '../useWindowSize';

/** A window whose width and text size can be changed, in px. */
function openWindow(width: number, textSize = 16) {
  const reader = { width, textSize };
  const queries = new Set<{ update: () => void }>();
  window.matchMedia = ((media: string) => {
    const ems = Number(/^\(min-width: ([\d.]+)em\)$/.exec(media)?.[1]);
    const target = new EventTarget();
    const query = Object.assign(target, { media, matches: false, update: () => {} });
    const read = () => reader.width >= ems * reader.textSize;
    query.matches = read();
    query.update = () => {
      if (query.matches === read()) return;
      query.matches = read();
      target.dispatchEvent(new Event('change'));
    };
    queries.add(query);
    return query;
  }) as unknown as typeof window.matchMedia;
  return (change: Partial<typeof reader>) =>
    act(() => {
      Object.assign(reader, change);
      queries.forEach((query) => query.update());
    });
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
  const change = openWindow(1280);
  const { result, unmount } = renderHook(() => useWindowSize());
  change({ textSize: 32 });
  expect(result.current).toBe('mobile');
  change({ width: 2560 });
  expect(result.current).toBe('desktop');
  unmount();
  change({ width: 320 });
  expect(result.current).toBe('desktop');
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
