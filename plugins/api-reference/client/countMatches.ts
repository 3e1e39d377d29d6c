import { matchesQuery } from './filterRows';
import type { ApiPage } from './types';

/** How many rows of all tables of a page a filter leaves. */
export function countMatches(page: ApiPage, query: string): number {
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
  return rows.filter((row) => matchesQuery(row, query)).length;
}
