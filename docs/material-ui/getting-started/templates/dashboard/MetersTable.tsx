import * as React from 'react';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { getChange, sortMeters, type SortKey, type SortOrder } from './calculations';
import { meters, type Meter } from './data';

interface Column {
  readonly key: SortKey;
  readonly label: string;
  readonly isNumber?: boolean;
  /** Left out where the screen is too narrow for every column. */
  readonly isMinor?: boolean;
}

const columns: readonly Column[] = [
  { key: 'name', label: 'Meter' },
  { key: 'area', label: 'Area', isMinor: true },
  { key: 'used', label: 'Used (kWh)', isNumber: true },
  { key: 'change', label: 'Change', isNumber: true, isMinor: true },
  { key: 'status', label: 'Status' },
];

const statusColors = { Online: 'success', Delayed: 'warning', Offline: 'error' } as const;

function formatChange(meter: Meter): string {
  const change = getChange(meter);
  return `${change > 0 ? '+' : ''}${change}%`;
}

function renderCell(meter: Meter, key: SortKey): React.ReactNode {
  if (key === 'change') return formatChange(meter);
  if (key !== 'status') return meter[key];
  return (
    <Chip size="small" variant="outlined" color={statusColors[meter.status]} label={meter.status} />
  );
}

function getCellProps({ isNumber, isMinor }: Column) {
  return {
    align: isNumber ? 'right' : 'left',
    sx: isMinor ? { display: { xs: 'none', sm: 'table-cell' } } : {},
  } as const;
}

export default function MetersTable() {
  const [sortKey, setSortKey] = React.useState<SortKey>('name');
  const [order, setOrder] = React.useState<SortOrder>('asc');
  const headingId = React.useId();

  const handleSort = (key: SortKey) => {
    setOrder(key === sortKey && order === 'asc' ? 'desc' : 'asc');
    setSortKey(key);
  };

  return (
    <Card variant="outlined">
      <Typography id={headingId} component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        Meters this week
      </Typography>
      <TableContainer>
        <Table aria-labelledby={headingId}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  sortDirection={column.key === sortKey && order}
                  {...getCellProps(column)}
                >
                  <TableSortLabel
                    active={column.key === sortKey}
                    direction={column.key === sortKey ? order : 'asc'}
                    onClick={() => handleSort(column.key)}
                    sx={{ '&:focus-visible': { outline: '2px solid', outlineOffset: 2 } }}
                  >
                    {column.label}
                  </TableSortLabel>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sortMeters(meters, sortKey, order).map((meter) => (
              <TableRow key={meter.name}>
                {columns.map((column) => (
                  <TableCell key={column.key} {...getCellProps(column)}>
                    {renderCell(meter, column.key)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
