import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Typography from '@mui/joy/Typography';
import StatusChip from './StatusChip';
import { columns, getCellStyle } from './columns';
import { formatCents, formatDate } from './format';
import type { Order } from './orders';
import type { SortKey } from './query';

export interface OrderRowProps {
  readonly order: Order;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

const cells: Readonly<Record<SortKey, (order: Order) => React.ReactNode>> = {
  number: ({ number, date, status }) => (
    <>
      Order {number}
      {/* Where there is no room for columns of their own. */}
      <Box sx={{ display: { sm: 'none' } }}>
        <Typography level="body-sm" textColor="text.secondary">
          {formatDate(date)}
        </Typography>
        <StatusChip status={status} />
      </Box>
    </>
  ),
  date: ({ date }) => formatDate(date),
  item: ({ item, quantity }) => `${quantity} × ${item}`,
  channel: ({ channel }) => channel,
  status: ({ status }) => <StatusChip status={status} />,
  totalCents: ({ totalCents }) => formatCents(totalCents),
};

export default function OrderRow({ order, isSelected, onSelect }: OrderRowProps) {
  return (
    <Box component="tr" sx={isSelected ? { '& > td': { bgcolor: 'primary.softBg' } } : {}}>
      <td>
        <Checkbox
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          slotProps={{ input: { 'aria-label': `Select order ${order.number}` } }}
        />
      </td>
      {columns.map((column) => (
        <Box component="td" key={column.key} sx={getCellStyle(column)}>
          {cells[column.key](order)}
        </Box>
      ))}
    </Box>
  );
}
