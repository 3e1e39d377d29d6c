/** @jest-environment jsdom */
import { useRef } from 'react';
import { render } from '@testing-library/react';
import { getRememberedScroll } from '../memory';
import { useSidebarScroll } from '../useSidebarScroll';

const STORAGE_KEY = 'docs-sidebar';

function Sidebar({ name, path }: { name: string; path: string }) {
  const wrapper = useRef<HTMLDivElement>(null);
  useSidebarScroll(wrapper, name, path);
  return (
    <div ref={wrapper}>
      <nav className="menu" />
    </div>
  );
}

const getList = () => document.querySelector('.menu') as HTMLElement;

function scrollTo(list: HTMLElement, top: number, ...events: string[]) {
  list.scrollTop = top;
  for (const type of events) list.dispatchEvent(new Event(type));
}

beforeEach(() => sessionStorage.clear());

it.each([
  ['noted while it is scrolled', ['scroll'], null],
  ['kept for a reload when scrolling ends', ['scroll', 'scrollend'], 120],
])('a place is %s', (_, events, kept) => {
  const { unmount } = render(<Sidebar name="noted" path="/a/" />);
  scrollTo(getList(), 120, ...events);
  const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as {
    scroll: Record<string, { scrollTop: number }>;
  } | null;
  expect(stored?.scroll['noted']?.scrollTop ?? null).toBe(kept);
  unmount();
  expect(getRememberedScroll('noted')).toEqual({ scrollTop: 120, path: '/a/' });
  expect(sessionStorage.getItem(STORAGE_KEY)).toContain('"noted":{"scrollTop":120');
});

it('a place that no event told of is kept when the page is left', () => {
  render(<Sidebar name="left" path="/a/" />);
  scrollTo(getList(), 60);
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(STORAGE_KEY)).toContain('"left":{"scrollTop":60');
});

it('a list that is gone says nothing of its place', () => {
  const { unmount } = render(<Sidebar name="gone" path="/a/" />);
  const list = getList();
  scrollTo(list, 90, 'scroll');
  // As after the next page is drawn, and before its effects run.
  const parent = list.parentElement as HTMLElement;
  list.remove();
  scrollTo(list, 0, 'scroll', 'scrollend');
  parent.append(list);
  unmount();
  expect(getRememberedScroll('gone')?.scrollTop).toBe(90);
});

it('the next page of a list is come to at the same place', () => {
  const { rerender } = render(<Sidebar name="next" path="/a/" />);
  scrollTo(getList(), 30, 'scroll');
  rerender(<Sidebar name="next" path="/b/" />);
  expect(getList().scrollTop).toBe(30);
  expect(getRememberedScroll('next')).toEqual({ scrollTop: 30, path: '/a/' });
});
