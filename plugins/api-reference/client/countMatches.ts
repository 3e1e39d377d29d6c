import { matchesQuery } from './filterRows';
import type { ApiPage } from './types';

/** How many rows of all tables of a page a filter leaves. */
export interface MatchCounts {
  /** The component's own, in all tables. */
  readonly own: number;
  readonly inherited: number;
}

export function countMatches(page: ApiPage, query: string): MatchCounts {
  const rows = [
    ...page.props,
    ...page.returns,
    ...page.slots,
    ...page.classes.map(({ key, className, description }) => ({
      name: key,
      className,
      description,
    })),
  ];
  return {
    own: rows.filter((row) => matchesQuery(row, query)).length,
    inherited: page.inheritedProps.filter((row) => matchesQuery(row, query)).length,
  };
}
