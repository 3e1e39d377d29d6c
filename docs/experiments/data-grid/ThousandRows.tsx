import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { numberColumns } from './numberColumns';
import { createNumberRows } from './numbers';

const rows = createNumberRows(1000);

export default function ThousandRows() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'The first thousand numbers' } }}
        rows={rows}
        columns={numberColumns}
        checkboxSelection
        pageSizeOptions={[10, 25, 100]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'steps', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
