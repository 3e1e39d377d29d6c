import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import SvgIcon from '@mui/joy/SvgIcon';
import Table from '@mui/joy/Table';
import OrderRow from './OrderRow';
import { columns, getCellStyle, type Column } from './columns';
import { noFilters, type Sorting } from './query';
import type { OrderList } from './useOrderList';

interface HeaderCellProps {
  readonly column: Column;
  readonly sorting: Sorting;
  readonly onSort: () => void;
}

function HeaderCell({ column, sorting, onSort }: HeaderCellProps) {
  const order = column.key === sorting.key ? sorting.order : undefined;
  const arrow = (
    <SvgIcon sx={{ opacity: order ? 1 : 0, rotate: order === 'descending' ? '180deg' : '0deg' }}>
      <path d="M12 5l-6 7h4.5v7h3v-7H18z" />
    </SvgIcon>
  );
  return (
    <Box component="th" scope="col" aria-sort={order} sx={getCellStyle(column)}>
      {/* Above numbers the arrow goes first, so that the label ends where the digits end. */}
      <Box sx={{ display: 'flex', justifyContent: column.isNumber ? 'flex-end' : 'flex-start' }}>
        <Link
          component="button"
          textColor="text.primary"
          underline="none"
          onClick={onSort}
          startDecorator={column.isNumber && arrow}
          endDecorator={!column.isNumber && arrow}
        >
          {column.label}
        </Link>
      </Box>
    </Box>
  );
}

export default function OrderTable({ list }: { readonly list: OrderList }) {
  const { rows } = list.page;
  const numbers = rows.map(({ number }) => number);
  const selectedCount = numbers.filter((number) => list.selected.has(number)).length;
  const isAllSelected = numbers.length > 0 && selectedCount === numbers.length;
  const isPartlySelected = selectedCount > 0 && !isAllSelected;
  // Joy UI sets `aria-checked="mixed"` only; the browser's own state has to agree with it.
  const setPartlySelected = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isPartlySelected;
  };
  return (
    <Table aria-label="Orders" hoverRow sx={{ '--TableCell-paddingX': '8px' }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ width: 40 }}>
            <Checkbox
              checked={isAllSelected}
              indeterminate={isPartlySelected}
              disabled={numbers.length === 0}
              onChange={(event) => list.select(numbers, event.target.checked)}
              slotProps={{
                input: { 'aria-label': 'Select all orders of this page', ref: setPartlySelected },
              }}
            />
          </Box>
          {columns.map((column) => (
            <HeaderCell
              key={column.key}
              column={column}
              sorting={list.sorting}
              onSort={() => list.sortBy(column.key)}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <OrderRow
            key={order.number}
            order={order}
            isSelected={list.selected.has(order.number)}
            onSelect={(isSelected) => list.select([order.number], isSelected)}
          />
        ))}
        {rows.length === 0 && (
          <tr>
            <Box component="td" colSpan={columns.length + 1} sx={{ py: 4, textAlign: 'center' }}>
              No order matches.{' '}
              <Button variant="plain" size="sm" onClick={() => list.changeFilters(noFilters)}>
                Clear the filters
              </Button>
            </Box>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
