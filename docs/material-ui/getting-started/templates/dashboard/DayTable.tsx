import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Day } from './data';

export interface DayTableProps {
  readonly days: readonly Day[];
  /** Id of the element that says what the table shows. */
  readonly labelledBy: string;
}

export default function DayTable({ days, labelledBy }: DayTableProps) {
  return (
    <Table size="small" aria-labelledby={labelledBy}>
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          <TableCell align="right">Used</TableCell>
          <TableCell align="right">Generated</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map(({ name, used, generated }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{used}</TableCell>
            <TableCell align="right">{generated}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
