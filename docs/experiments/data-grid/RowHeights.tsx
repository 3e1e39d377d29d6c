import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 'Fixed', text: 'A row is 52 px high.' },
  {
    id: 'Fitting',
    text: 'A row that fits its text grows with it: it is measured in the browser, line by line, and the rows below it move down to make room.',
  },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Height', width: 100 },
  { field: 'text', headerName: 'Text', width: 240 },
];

export default function RowHeights() {
  const [height, setHeight] = React.useState<'fixed' | 'fitting'>('fixed');
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of rows"
        value={height}
        onChange={(_event, value: 'fixed' | 'fitting' | null) => value && setHeight(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="fixed">Fixed</ToggleButton>
        <ToggleButton value="fitting">Fitting</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          // Rows that are drawn keep their kind of height; a grid with another key draws them anew.
          key={height}
          slotProps={{ main: { 'aria-label': 'Rows of two heights' } }}
          rows={rows}
          columns={columns}
          getRowHeight={() => (height === 'fitting' ? 'auto' : null)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
