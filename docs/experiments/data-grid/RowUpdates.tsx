import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createNumberRows } from './numbers';

const numbers = createNumberRows(20).map(({ id, roman }) => ({ id, roman, count: 0 }));

const columns: GridColDef<(typeof numbers)[number]>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 100 },
  { field: 'roman', headerName: 'Roman numeral', width: 150 },
  { field: 'count', headerName: 'Counted', type: 'number', width: 110 },
];

export default function RowUpdates() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(numbers.slice(0, 3));

  const count = () => {
    const row = apiRef.current.getRow(1);
    if (row) apiRef.current.updateRows([{ id: 1, count: row.count + 1 }]);
  };

  return (
    <Box>
      <Button onClick={() => setRows(numbers.slice(0, rows.length + 1))}>Add a row</Button>
      <Button onClick={() => setRows(rows.slice(0, -1))}>Remove the last</Button>
      <Button onClick={count}>Count the first</Button>
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Rows that change' } }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
