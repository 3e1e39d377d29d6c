/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { Answer, Search, Wishes } from '@site/plugins/search/client';
import { useAnswer } from '../useAnswer';

const WISHES: Wishes = { product: null, kind: null, currentProduct: null };

const createAnswer = (corrected: string, isComplete: boolean): Answer => ({
  groups: [],
  corrected,
  isComplete,
});

/** A search whose texts are found when the test says so. */
function createSearch() {
  const asked: { query: string; finish: () => void; fail: () => void }[] = [];
  const search: Search = {
    products: [],
    findNames: (query, _wishes, isAll = false) => createAnswer(`names of ${query}`, isAll),
    findAll: (query) =>
      new Promise((resolve, reject) => {
        asked.push({
          query,
          finish: () => resolve(createAnswer(`texts of ${query}`, true)),
          fail: () => reject(new Error('offline')),
        });
      }),
    suggest: () => [],
  };
  return { search, asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTimeAsync(300));

function render(query: string) {
  const { search, asked } = createSearch();
  const hook = renderHook((text: string) => useAnswer(search, text, WISHES), {
    initialProps: query,
  });
  return { asked, ...hook };
}

it('answers with names at once, and with texts when they are there', async () => {
  const { result, asked } = render('button');
  expect(result.current.answer?.corrected).toBe('names of button');
  expect(result.current.isSearching).toBe(true);
  await pause();
  await act(async () => asked[0]?.finish());
  expect(result.current.answer?.corrected).toBe('texts of button');
  expect(result.current.isSearching).toBe(false);
  expect(result.current.isTextMissing).toBe(false);
});

it('asks for texts when the reader pauses, not for every letter', async () => {
  const { asked, rerender } = render('b');
  rerender('bu');
  rerender('but');
  await pause();
  expect(asked.map(({ query }) => query)).toEqual(['but']);
});

it('drops texts that come after another query', async () => {
  const { result, asked, rerender } = render('button');
  await pause();
  rerender('dialog');
  await act(async () => asked[0]?.finish());
  expect(result.current.answer?.corrected).toBe('names of dialog');
  expect(result.current.isSearching).toBe(true);
});

it('does with names where texts cannot be searched, and says so', async () => {
  const { result, asked } = render('button');
  await pause();
  await act(async () => asked[0]?.fail());
  expect(result.current.answer).toEqual(createAnswer('names of button', true));
  expect(result.current.isTextMissing).toBe(true);
  expect(result.current.isSearching).toBe(false);
});

it.each(['', '  '])('has no answer to "%s"', async (query) => {
  const { result, asked } = render(query);
  await pause();
  expect(asked).toEqual([]);
  expect(result.current).toEqual({ answer: null, isSearching: false, isTextMissing: false });
});
