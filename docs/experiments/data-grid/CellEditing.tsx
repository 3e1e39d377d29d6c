import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { planets, type Planet } from './planets';

function requirePositive({ props }: GridPreProcessEditCellProps) {
  return { ...props, error: !(Number(props.value) > 0) };
}

const columns: GridColDef<Planet>[] = [
  { field: 'id', headerName: 'Planet', width: 120 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['rocky', 'gas giant', 'ice giant'],
    width: 140,
    editable: true,
  },
  {
    field: 'diameter',
    headerName: 'Diameter (km)',
    type: 'number',
    width: 150,
    editable: true,
    preProcessEditCellProps: requirePositive,
  },
];

export default function CellEditing() {
  return (
    <Box sx={{ height: 360 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Planets to correct' } }}
        rows={planets}
        columns={columns}
        isCellEditable={({ row }) => row.id !== 'Earth'}
        hideFooter
      />
    </Box>
  );
}
