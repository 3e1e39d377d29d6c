import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { elements } from './elements';

export default function PaginatedTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);

  const rows =
    rowsPerPage === -1 ? elements : elements.slice(page * rowsPerPage).slice(0, rowsPerPage);

  return (
    <div>
      <TableContainer>
        <Table size="small" aria-label="Chemical elements, in pages">
          <TableHead>
            <TableRow>
              <TableCell align="right">Number</TableCell>
              <TableCell>Element</TableCell>
              <TableCell align="right">Atomic weight</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((element) => (
              <TableRow key={element.symbol}>
                <TableCell align="right">{element.number}</TableCell>
                <TableCell>{element.name}</TableCell>
                <TableCell align="right">{element.weight}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={elements.length}
        page={page}
        onPageChange={(_event, newPage) => setPage(newPage)}
        rowsPerPage={rowsPerPage}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        rowsPerPageOptions={[5, 10, { value: -1, label: 'All' }]}
      />
    </div>
  );
}
