import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ROW_COUNT = 10_000;
const ROW_HEIGHT = 36;
const VIEW_HEIGHT = 324;
const OVERSCAN = 6;

export default function WindowedTable() {
  const [top, setTop] = React.useState(0);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - OVERSCAN);
  const last = Math.min(ROW_COUNT, Math.ceil((top + VIEW_HEIGHT) / ROW_HEIGHT) + OVERSCAN);
  const numbers = Array.from({ length: last - first }, (_value, index) => first + index + 1);

  return (
    <TableContainer
      role="region"
      aria-label="Ten thousand squares"
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      sx={{ height: VIEW_HEIGHT }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Numbers and their squares"
        aria-rowcount={ROW_COUNT + 1}
        sx={{
          tableLayout: 'fixed',
          '& td': { boxSizing: 'border-box', height: ROW_HEIGHT, py: 0 },
        }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell align="right">Number</TableCell>
            <TableCell align="right">Square</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <tr aria-hidden style={{ height: first * ROW_HEIGHT }} />
          {numbers.map((number) => (
            <TableRow key={number} aria-rowindex={number + 1}>
              <TableCell align="right">{number.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{(number ** 2).toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
          <tr aria-hidden style={{ height: (ROW_COUNT - last) * ROW_HEIGHT }} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
