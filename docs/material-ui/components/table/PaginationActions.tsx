import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { elements } from './elements';

type ActionsProps = Pick<TablePaginationProps, 'count' | 'page' | 'rowsPerPage' | 'onPageChange'>;

function PageButtons({ count, page, rowsPerPage, onPageChange }: ActionsProps) {
  return (
    <Pagination
      showFirstButton
      showLastButton
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      // Pagination counts from one, TablePagination from zero.
      page={page + 1}
      onChange={(_event, newPage) => onPageChange(null, newPage - 1)}
      sx={{ flexShrink: 0, ml: 2 }}
    />
  );
}

export default function PaginationActions() {
  const [page, setPage] = React.useState(0);

  return (
    <Table size="small" aria-label="Chemical elements, with page buttons">
      <TableBody>
        {elements.slice(page * 4, page * 4 + 4).map((element) => (
          <TableRow key={element.symbol}>
            <TableCell>{element.symbol}</TableCell>
            <TableCell>{element.name}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TablePagination
            colSpan={2}
            count={elements.length}
            page={page}
            onPageChange={(_event, newPage) => setPage(newPage)}
            rowsPerPage={4}
            rowsPerPageOptions={[]}
            ActionsComponent={PageButtons}
          />
        </TableRow>
      </TableFooter>
    </Table>
  );
}
