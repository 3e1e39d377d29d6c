/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { expectAnchor, useExpectedAnchor, useHash } from '../keepAnchor';

const mockLocation = { pathname: '/kit/button/', search: '?a=1', hash: '' };
const mockReplace = jest.fn();

jest.mock('@docusaurus/router', () => ({
  useLocation: () => mockLocation,
  useHistory: () => ({ replace: mockReplace }),
}));

function arrive(hash: string, isFollowed = true): void {
  if (isFollowed) expectAnchor();
  mockLocation.hash = hash;
  renderHook(() => useExpectedAnchor());
}

beforeEach(() => {
  document.body.innerHTML = '<h2 id="größe"></h2><div id="BasicButtons"></div>';
  mockReplace.mockReset();
  window.scrollTo = jest.fn();
});

it.each([
  '',
  '#gr%C3%B6%C3%9Fe',
  '#BasicButtons',
  '#BasicButtons.js',
  '#tailwind-BasicButtons.tsx',
])('keeps %p, which the page has', (hash) => {
  arrive(hash);
  expect(mockReplace).not.toHaveBeenCalled();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('drops an anchor that the other version does not have, and shows the head of the page', () => {
  arrive('#LoadingButtons');
  expect(mockReplace).toHaveBeenCalledWith('/kit/button/?a=1');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

it('drops an anchor that nobody can decode', () => {
  arrive('#%E0%A4%A');
  expect(mockReplace).toHaveBeenCalledTimes(1);
});

it('looks once, and only after the version menu was followed', () => {
  arrive('#LoadingButtons', false);
  expect(mockReplace).not.toHaveBeenCalled();
  arrive('#BasicButtons');
  arrive('#LoadingButtons', false);
  expect(mockReplace).not.toHaveBeenCalled();
});

it('reads the hash of the address', () => {
  window.location.hash = '#BasicButtons';
  expect(renderHook(() => useHash()).result.current).toBe('#BasicButtons');
  window.location.hash = '';
});
