import type { Channel, Order, Status } from './orders';

export type SortKey = 'number' | 'date' | 'item' | 'channel' | 'status' | 'totalCents';

export interface Filters {
  /** Looked for in numbers and items. */
  readonly search: string;
  readonly status: Status | 'all';
  readonly channel: Channel | 'all';
}

export interface Sorting {
  readonly key: SortKey;
  readonly order: 'ascending' | 'descending';
}

export const noFilters: Filters = { search: '', status: 'all', channel: 'all' };

export function filterOrders(orders: readonly Order[], filters: Filters): Order[] {
  const words = filters.search.toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter(({ number, item, status, channel }) => {
    const text = `order ${number} ${item}`.toLowerCase();
    return (
      (filters.status === 'all' || status === filters.status) &&
      (filters.channel === 'all' || channel === filters.channel) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** A sorted copy. Orders that are equal stand in the order of their numbers. */
export function sortOrders(orders: readonly Order[], { key, order }: Sorting): Order[] {
  const sign = order === 'ascending' ? 1 : -1;
  return [...orders].sort((a, b) => {
    const [left, right] = [a[key], b[key]];
    const result =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), 'en');
    return sign * result || a.number - b.number;
  });
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Counted from 1, and not beyond the last page. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  /** Number of the first row, counted from 1; 0 where there are none. */
  readonly first: number;
  readonly last: number;
}

/** @param page counted from 1; brought to the nearest page that exists. */
export function paginate<Row>(rows: readonly Row[], page: number, size: number): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, page), pageCount);
  const start = (current - 1) * size;
  const shown = rows.slice(start, start + size);
  return {
    rows: shown,
    page: current,
    pageCount,
    first: shown.length === 0 ? 0 : start + 1,
    last: start + shown.length,
  };
}
