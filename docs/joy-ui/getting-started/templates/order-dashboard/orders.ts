export const channels = ['Web', 'Shop', 'Phone'] as const;
export const statuses = ['Open', 'Paid', 'Shipped', 'Canceled'] as const;

export type Channel = (typeof channels)[number];
export type Status = (typeof statuses)[number];

export interface Order {
  readonly number: number;
  /** Year, month, and day: 2024-05-28. */
  readonly date: string;
  readonly channel: Channel;
  readonly status: Status;
  readonly item: string;
  readonly quantity: number;
  /** Whole cents: sums of decimals such as 0.1 are not exact. */
  readonly totalCents: number;
}

type Row = readonly [
  date: string,
  channel: Channel,
  status: Status,
  item: string,
  quantity: number,
  totalCents: number,
];

const FIRST_NUMBER = 1007;

// Invented orders: put what your server answers in place of this list.
const rows: readonly Row[] = [
  ['2024-05-03', 'Web', 'Shipped', 'Notebook', 3, 2550],
  ['2024-05-05', 'Phone', 'Shipped', 'Desk lamp', 2, 9800],
  ['2024-05-06', 'Web', 'Shipped', 'Desk lamp', 1, 4900],
  ['2024-05-06', 'Shop', 'Shipped', 'Wall clock', 3, 10950],
  ['2024-05-07', 'Web', 'Shipped', 'Paper tray', 6, 8940],
  ['2024-05-09', 'Web', 'Paid', 'Bookend', 1, 2200],
  ['2024-05-10', 'Web', 'Shipped', 'Pencil set', 3, 3825],
  ['2024-05-11', 'Shop', 'Shipped', 'Wall clock', 6, 21900],
  ['2024-05-12', 'Web', 'Shipped', 'Pencil set', 1, 1275],
  ['2024-05-12', 'Web', 'Shipped', 'Wall clock', 1, 3650],
  ['2024-05-13', 'Web', 'Paid', 'Bookend', 4, 8800],
  ['2024-05-14', 'Web', 'Shipped', 'Notebook', 6, 5100],
  ['2024-05-15', 'Shop', 'Canceled', 'Wall clock', 3, 10950],
  ['2024-05-16', 'Web', 'Shipped', 'Wall clock', 1, 3650],
  ['2024-05-17', 'Phone', 'Shipped', 'Notebook', 3, 2550],
  ['2024-05-17', 'Shop', 'Shipped', 'Wall clock', 4, 14600],
  ['2024-05-18', 'Shop', 'Shipped', 'Paper tray', 2, 2980],
  ['2024-05-19', 'Web', 'Paid', 'Desk lamp', 1, 4900],
  ['2024-05-19', 'Shop', 'Shipped', 'Desk lamp', 6, 29400],
  ['2024-05-20', 'Shop', 'Shipped', 'Pencil set', 6, 7650],
  ['2024-05-20', 'Shop', 'Paid', 'Bookend', 2, 4400],
  ['2024-05-21', 'Web', 'Shipped', 'Desk lamp', 1, 4900],
  ['2024-05-22', 'Web', 'Shipped', 'Bookend', 3, 6600],
  ['2024-05-23', 'Shop', 'Shipped', 'Bookend', 4, 8800],
  ['2024-05-24', 'Web', 'Canceled', 'Wall clock', 2, 7300],
  ['2024-05-25', 'Web', 'Paid', 'Paper tray', 3, 4470],
  ['2024-05-26', 'Web', 'Canceled', 'Notebook', 1, 850],
  ['2024-05-27', 'Web', 'Shipped', 'Wall clock', 1, 3650],
  ['2024-05-28', 'Shop', 'Open', 'Bookend', 4, 8800],
  ['2024-05-29', 'Phone', 'Paid', 'Notebook', 6, 5100],
  ['2024-05-29', 'Web', 'Paid', 'Bookend', 6, 13200],
  ['2024-05-30', 'Shop', 'Open', 'Bookend', 1, 2200],
  ['2024-05-30', 'Web', 'Open', 'Notebook', 1, 850],
  ['2024-05-30', 'Web', 'Open', 'Pencil set', 4, 5100],
  ['2024-06-01', 'Phone', 'Open', 'Notebook', 4, 3400],
  ['2024-06-03', 'Shop', 'Open', 'Desk lamp', 1, 4900],
];

export const orders: readonly Order[] = rows.map(
  ([date, channel, status, item, quantity, totalCents], index) => ({
    number: FIRST_NUMBER + index,
    date,
    channel,
    status,
    item,
    quantity,
    totalCents,
  }),
);
