import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { planets, type Planet } from './planets';

const columns: GridColDef<Planet>[] = [
  { field: 'id', headerName: 'Planet', width: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    width: 130,
    renderCell: ({ value }) => <Chip size="small" label={value} />,
  },
  {
    field: 'diameter',
    headerName: 'Diameter',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `${value.toLocaleString('en')} km`,
  },
  {
    field: 'earths',
    headerName: 'In Earths',
    description: 'Diameter divided by that of the Earth',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => Number((row.diameter / 12_756).toFixed(2)),
  },
];

export default function ColumnDefinitions() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Planets by definition' } }}
        rows={planets}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
