import { useEffect, useMemo, useState } from 'react';
import type { Answer, Search, Wishes } from '@site/plugins/search/client';

/** What is known about a query now. */
export interface AnswerState {
  readonly answer: Answer | null;
  /** Whether more may come: the text of pages is being searched. */
  readonly isSearching: boolean;
  /** Whether the text could not be searched. */
  readonly isTextMissing: boolean;
}

interface FinalAnswer {
  readonly key: string;
  readonly answer: Answer;
  readonly isTextMissing: boolean;
}

/**
 * Names are answered at every letter, texts when the reader pauses: each search of them downloads
 * what it found, and 150 ms to 200 ms lie between the letters of a usual typist.
 */
const PAUSE_MS = 250;

/** Answers a query: by names at once, then with the text of pages. */
export function useAnswer(search: Search | null, query: string, wishes: Wishes): AnswerState {
  const { product, kind, currentProduct } = wishes;
  const key = JSON.stringify([query, product, kind, currentProduct]);
  const [final, setFinal] = useState<FinalAnswer | null>(null);
  const isAsked = search !== null && query.trim() !== '';

  const names = useMemo(
    () => (isAsked ? search.findNames(query, { product, kind, currentProduct }) : null),
    [isAsked, search, query, product, kind, currentProduct],
  );

  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const asked = { product, kind, currentProduct };
    const adopt = (answer: Answer, isTextMissing: boolean) =>
      isCurrent && setFinal({ key, answer, isTextMissing });
    const timer = setTimeout(() => {
      search.findAll(query, asked).then(
        (answer) => adopt(answer, false),
        () => adopt(search.findNames(query, asked, true), true),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, search, query, product, kind, currentProduct, key]);

  const current = final?.key === key ? final : null;
  return {
    answer: current?.answer ?? names,
    isSearching: isAsked && current === null,
    isTextMissing: current?.isTextMissing ?? false,
  };
}
