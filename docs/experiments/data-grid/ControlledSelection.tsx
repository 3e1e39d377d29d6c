import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { numberColumns } from './numberColumns';
import { createNumberRows } from './numbers';

const rows = createNumberRows(1000);
const primes = rows.filter(({ isPrime }) => isPrime).map(({ id }) => id);

export default function ControlledSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2, 3]);
  return (
    <Box>
      <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center' }}>
        <Button onClick={() => setSelection(primes)}>Select primes</Button>
        <Button onClick={() => setSelection([])}>Clear</Button>
        <span role="status">{selection.length} selected</span>
      </Stack>
      <Box sx={{ height: 370 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Selectable numbers' } }}
          rows={rows}
          columns={numberColumns}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.id !== 1}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooterSelectedRowCount
        />
      </Box>
    </Box>
  );
}
