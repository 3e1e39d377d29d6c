/** What of a row can be searched for. */
export interface Searchable {
  readonly name: string;
  readonly description: string;
  readonly type?: string;
  readonly className?: string | null;
}

/**
 * Whether a row has every word of the query, in its name, type, class or description. Case makes no
 * difference; an empty query keeps every row.
 *
 * @example matchesQuery({ name: 'endIcon', description: '' }, 'ICON end') // true
 */
export function matchesQuery(row: Searchable, query: string): boolean {
  const text = [row.name, row.type, row.className, row.description].join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
