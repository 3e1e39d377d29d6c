import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { planets, type Planet } from './planets';

const columns: GridColDef<Planet>[] = [
  { field: 'id', headerName: 'Fixed', width: 120, resizable: false },
  { field: 'kind', headerName: 'Twice the rest', flex: 2, minWidth: 120 },
  { field: 'gravity', headerName: 'The rest', type: 'number', flex: 1, minWidth: 90 },
];

export default function ColumnWidths() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Planets by width' } }}
        rows={planets}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
