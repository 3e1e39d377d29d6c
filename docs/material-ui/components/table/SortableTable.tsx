import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { planets, type Planet } from './planets';

const columns = [
  { id: 'name', label: 'Planet', align: 'left' },
  { id: 'diameter', label: 'Diameter (km)', align: 'right' },
  { id: 'gravity', label: 'Gravity (m/s²)', align: 'right' },
] as const;

function compare(a: Planet, b: Planet, id: keyof Planet) {
  return id === 'name' ? a.name.localeCompare(b.name, 'en') : a[id] - b[id];
}

export default function SortableTable() {
  const [orderBy, setOrderBy] = React.useState<keyof Planet>('diameter');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('desc');
  const sign = order === 'asc' ? 1 : -1;
  const rows = [...planets].sort((a, b) => sign * compare(a, b, orderBy));

  const handleSort = (id: keyof Planet) => {
    setOrder(orderBy === id && order === 'asc' ? 'desc' : 'asc');
    setOrderBy(id);
  };

  return (
    <Table aria-label="Planets, sortable">
      <TableHead>
        <TableRow>
          {columns.map(({ id, label, align }) => (
            <TableCell key={id} align={align} sortDirection={orderBy === id && order}>
              <TableSortLabel
                active={orderBy === id}
                direction={orderBy === id ? order : 'asc'}
                onClick={() => handleSort(id)}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, diameter, gravity }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{diameter.toLocaleString('en-US')}</TableCell>
            <TableCell align="right">{gravity.toFixed(1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
