import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const currencies = [
  { code: 'EUR', digits: 978, decimals: 2 },
  { code: 'JPY', digits: 392, decimals: 0 },
  { code: 'KWD', digits: 414, decimals: 3 },
];

const columns: GridColDef<(typeof currencies)[number]>[] = [
  { field: 'code', headerName: 'ISO code', width: 120 },
  { field: 'digits', headerName: 'ISO number', width: 130 },
  { field: 'decimals', headerName: 'Decimals', type: 'number', width: 120 },
];

export default function RowIdentifiers() {
  return (
    <Box sx={{ height: 220 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Currencies' } }}
        rows={currencies}
        columns={columns}
        getRowId={({ code }) => code}
        hideFooter
      />
    </Box>
  );
}
