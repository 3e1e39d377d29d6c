import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Task 1', start: 9, end: 12 },
  { id: 2, name: 'Task 2', start: 13, end: 17 },
];

function requireOrder({ props, otherFieldsProps }: GridPreProcessEditCellProps) {
  return { ...props, error: Number(props.value) <= Number(otherFieldsProps?.start?.value) };
}

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Task', width: 130, editable: true },
  { field: 'start', headerName: 'From', type: 'number', width: 100, editable: true },
  {
    field: 'end',
    headerName: 'To',
    type: 'number',
    width: 100,
    editable: true,
    preProcessEditCellProps: requireOrder,
  },
];

export default function RowEditing() {
  return (
    <Box sx={{ height: 170 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tasks of a day' } }}
        editMode="row"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
