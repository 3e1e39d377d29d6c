import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { numberColumns } from './numberColumns';
import { createNumberRows } from './numbers';

const rows = createNumberRows(1000);

export default function QuickFilter() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        rows={rows}
        columns={numberColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Prime numbers' }, toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'isPrime', operator: 'is', value: 'true' }] },
          },
        }}
      />
    </Box>
  );
}
