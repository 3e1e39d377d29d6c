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

interface TextAnswer {
  readonly key: string;
  /** Null where the text could not be searched. */
  readonly answer: Answer | null;
}

/** While readers type, each further letter would fetch another part of the index. */
const PAUSE_MS = 120;

/** Answers a query: by names at once, then with the text of pages. */
export function useAnswer(search: Search | null, query: string, wishes: Wishes): AnswerState {
  const { product, kind, currentProduct } = wishes;
  const key = JSON.stringify([query, product, kind, currentProduct]);
  const [text, setText] = useState<TextAnswer | null>(null);
  const isAsked = search !== null && query.trim() !== '';

  const names = useMemo(
    () => (isAsked ? search.findNames(query, { product, kind, currentProduct }) : null),
    [isAsked, search, query, product, kind, currentProduct],
  );

  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const adopt = (answer: Answer | null) => isCurrent && setText({ key, answer });
    const timer = setTimeout(() => {
      search.findAll(query, { product, kind, currentProduct }).then(adopt, () => adopt(null));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, search, query, product, kind, currentProduct, key]);

  const isAnswered = text?.key === key;
  return {
    answer: (isAnswered ? text.answer : null) ?? names,
    isSearching: isAsked && !isAnswered,
    isTextMissing: isAnswered && text.answer === null,
  };
}
