import type { SortKey } from './query';

export interface Column {
  readonly key: SortKey;
  readonly label: string;
  /** In px by width of the screen; a column without one shares what is left. */
  readonly width?: { readonly xs?: number; readonly sm?: number; readonly md?: number };
  /** From which width of the screen on the column is there; without one, always. */
  readonly from?: 'sm' | 'md';
  readonly isNumber?: boolean;
}

export const columns: readonly Column[] = [
  { key: 'number', label: 'Order', width: { sm: 110, md: 140 } },
  { key: 'date', label: 'Date', width: { sm: 124, md: 140 }, from: 'sm' },
  { key: 'item', label: 'Item', from: 'sm' },
  { key: 'channel', label: 'Channel', width: { md: 120 }, from: 'md' },
  { key: 'status', label: 'Status', width: { sm: 104, md: 120 }, from: 'sm' },
  { key: 'totalCents', label: 'Total', width: { xs: 100 }, isNumber: true },
];

export function getCellStyle({ width, from, isNumber }: Column) {
  return {
    width,
    display: from && { xs: 'none', [from]: 'table-cell' },
    textAlign: isNumber ? ('end' as const) : undefined,
  };
}
