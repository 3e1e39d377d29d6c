import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { planets, type Planet } from './planets';

const columns: GridColDef<Planet>[] = [
  { field: 'id', headerName: 'Planet', width: 120 },
  { field: 'diameter', headerName: 'Diameter (km)', type: 'number', width: 140 },
  { field: 'gravity', headerName: 'Gravity (m/s²)', type: 'number', width: 140 },
  { field: 'year', headerName: 'Year (days)', type: 'number', width: 120 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'identity',
    headerName: 'Identity',
    children: [{ groupId: 'name', headerName: 'Name', children: [{ field: 'id' }] }],
  },
  {
    groupId: 'measures',
    headerName: 'Measures',
    children: [
      {
        groupId: 'body',
        headerName: 'Body',
        children: [{ field: 'diameter' }, { field: 'gravity' }],
      },
      { groupId: 'orbit', headerName: 'Orbit', children: [{ field: 'year' }] },
    ],
  },
];

export default function ColumnGroups() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Planets with grouped columns' } }}
        rows={planets}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
