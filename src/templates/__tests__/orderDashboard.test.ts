import fc from 'fast-check';
import {
  formatCents,
  formatDate,
} from '@site/docs/joy-ui/getting-started/templates/order-dashboard/format';
import {
  channels,
  orders,
  statuses,
} from '@site/docs/joy-ui/getting-started/templates/order-dashboard/orders';
import {
  filterOrders,
  noFilters,
  paginate,
  sortOrders,
  type SortKey,
} from '@site/docs/joy-ui/getting-started/templates/order-dashboard/query';

const search = (text: string) =>
  filterOrders(orders, { ...noFilters, search: text }).map(({ number }) => number);

describe('filterOrders', () => {
  it('finds everything where nothing is asked for', () => {
    expect(filterOrders(orders, noFilters)).toEqual(orders);
    expect(search('  ')).toHaveLength(orders.length);
  });

  it('finds words in any order and case, in numbers and items', () => {
    expect(search('1042')).toEqual([1042]);
    expect(search('LAMP order 1042')).toEqual([1042]);
    expect(search('1042 notebook')).toEqual([]);
    // The example on the page that lists the template.
    expect(search('lamp 102')).toEqual([1024, 1025, 1028]);
  });

  it('asks for all conditions at once', () => {
    const combinations = fc.record({
      search: fc.constantFrom('', 'lamp', '10', 'clock wall', 'none such'),
      status: fc.constantFrom('all' as const, ...statuses),
      channel: fc.constantFrom('all' as const, ...channels),
    });
    fc.assert(
      fc.property(combinations, (filters) => {
        const one = (part: Partial<typeof filters>) =>
          filterOrders(orders, { ...noFilters, ...part });
        const { search: text, status, channel } = filters;
        expect(filterOrders(orders, filters)).toEqual(
          orders.filter((order) =>
            [one({ search: text }), one({ status }), one({ channel })].every((found) =>
              found.includes(order),
            ),
          ),
        );
      }),
    );
  });
});

describe('sortOrders', () => {
  const keys: readonly SortKey[] = ['number', 'date', 'item', 'channel', 'status', 'totalCents'];

  it.each(keys)('by %s: each value after the one before, equal ones by number', (key) => {
    for (const [order, sign] of [
      ['ascending', 1],
      ['descending', -1],
    ] as const) {
      const sorted = sortOrders(orders, { key, order });
      expect(new Set(sorted)).toEqual(new Set(orders));
      sorted.slice(1).forEach((next, index) => {
        const previous = sorted[index] ?? next;
        const isInOrder = sign === 1 ? previous[key] <= next[key] : previous[key] >= next[key];
        expect(isInOrder).toBe(true);
        if (previous[key] === next[key]) expect(previous.number).toBeLessThan(next.number);
      });
    }
  });
});

describe('paginate', () => {
  it('shows every row once, over all pages', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (rows, size) => {
        const { pageCount } = paginate(rows, 1, size);
        const pages = Array.from({ length: pageCount }, (_value, index) =>
          paginate(rows, index + 1, size),
        );
        expect(pages.flatMap((page) => page.rows)).toEqual(rows);
        for (const { rows: shown, first, last } of pages) {
          expect(rows.slice(Math.max(0, first - 1), last)).toEqual(shown);
        }
      }),
    );
  });

  it('goes to the nearest page that exists', () => {
    expect(paginate(['a', 'b', 'c'], 9, 2)).toEqual({
      rows: ['c'],
      page: 2,
      pageCount: 2,
      first: 3,
      last: 3,
    });
    expect(paginate([], 0, 2)).toEqual({ rows: [], page: 1, pageCount: 1, first: 0, last: 0 });
  });
});

it('every sample order has a number of its own and a real day', () => {
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  for (const { date } of orders) {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});

it('shows days as they are written, and cents as dollars', () => {
  expect(formatDate('2024-01-01')).toBe('Jan 1, 2024');
  expect(formatDate('2024-12-31')).toBe('Dec 31, 2024');
  expect([225990, 5, 0].map(formatCents)).toEqual(['$2,259.90', '$0.05', '$0.00']);
});
