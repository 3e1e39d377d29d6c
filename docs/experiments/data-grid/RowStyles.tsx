import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { numberColumns } from './numberColumns';
import { createNumberRows } from './numbers';

const rows = createNumberRows(12);

export default function RowStyles() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Numbers with marked primes' } }}
        rows={rows}
        columns={numberColumns}
        density="compact"
        getRowClassName={({ row }) => (row.isPrime ? 'row-prime' : '')}
        getRowSpacing={({ isFirstVisible }) => ({ top: isFirstVisible ? 0 : 4 })}
        sx={{ '& .row-prime': { fontWeight: 700, color: 'primary.main' } }}
        hideFooter
      />
    </Box>
  );
}
