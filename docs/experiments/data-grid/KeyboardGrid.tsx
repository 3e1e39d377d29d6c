import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createNumberRows } from './numbers';

const rows = createNumberRows(50).map(({ id, roman, steps }) => ({ id, roman, steps, note: '' }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 110 },
  { field: 'roman', headerName: 'Roman numeral', width: 150 },
  { field: 'note', headerName: 'Note', width: 150, editable: true },
  { field: 'steps', headerName: 'Collatz steps', type: 'number', width: 140 },
];

export default function KeyboardGrid() {
  const [selectedCount, setSelectedCount] = React.useState(0);
  const [copied, setCopied] = React.useState('nothing');
  return (
    <Box>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Numbers for the keyboard' } }}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onRowSelectionModelChange={(model) => setSelectedCount(model.length)}
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </Box>
      <Box component="p" role="status" sx={{ mb: 0 }}>
        {selectedCount} selected, copied: {copied}
      </Box>
    </Box>
  );
}
