import * as React from 'react';
import { orders as initialOrders, type Status } from './orders';
import { filterOrders, noFilters, paginate, sortOrders, type Filters, type Sorting } from './query';

const NOTHING: ReadonlySet<number> = new Set();

/** State of the list: which orders there are, and which of them are shown and selected. */
export function useOrderList() {
  const [orders, setOrders] = React.useState(initialOrders);
  const [filters, setFilters] = React.useState(noFilters);
  const [sorting, setSorting] = React.useState<Sorting>({ key: 'number', order: 'descending' });
  const [wantedPage, setPage] = React.useState(1);
  const [pageSize, setPageSize] = React.useState(10);
  const [selected, setSelected] = React.useState(NOTHING);
  const found = React.useMemo(
    () => sortOrders(filterOrders(orders, filters), sorting),
    [orders, filters, sorting],
  );
  const page = paginate(found, wantedPage, pageSize);

  return {
    orders,
    filters,
    sorting,
    foundCount: found.length,
    page,
    pageSize,
    selected,
    setPage,
    changeFilters(change: Partial<Filters>) {
      setFilters({ ...filters, ...change });
      setPage(1);
      // Nothing stays selected that cannot be seen any more.
      setSelected(NOTHING);
    },
    sortBy(key: Sorting['key']) {
      const isTurned = key === sorting.key && sorting.order === 'ascending';
      setSorting({ key, order: isTurned ? 'descending' : 'ascending' });
      setPage(1);
    },
    changePageSize(size: number) {
      setPageSize(size);
      setPage(1);
    },
    select(numbers: readonly number[], isSelected: boolean) {
      const next = new Set(selected);
      for (const number of numbers) {
        if (isSelected) next.add(number);
        else next.delete(number);
      }
      setSelected(next);
    },
    clearSelection: () => setSelected(NOTHING),
    /** Your server would be told here. */
    changeStatusOfSelected(status: Status) {
      setOrders(orders.map((order) => (selected.has(order.number) ? { ...order, status } : order)));
      setSelected(NOTHING);
    },
  };
}

export type OrderList = ReturnType<typeof useOrderList>;
