import * as React from 'react';
import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';

const photos = Array.from({ length: 42 }, (_, index) => index + 1);

export default function RowsPerPage() {
  const [page, setPage] = React.useState(0);
  const [perPage, setPerPage] = React.useState(5);
  const start = page * perPage;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ minHeight: 48 }}>
        Photos: {photos.slice(start, start + perPage).join(', ')}
      </Typography>
      <TablePagination
        component="div"
        count={photos.length}
        page={page}
        onPageChange={(_, next) => setPage(next)}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10, 20]}
        labelRowsPerPage="Photos per page:"
        onRowsPerPageChange={(event) => {
          setPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
