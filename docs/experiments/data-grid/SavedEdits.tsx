import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Quarterly report' },
  { id: 2, name: 'Style guide' },
];
type Row = (typeof rows)[number];

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Document', width: 240, editable: true },
];

/** Stands for a server, which refuses a name that is taken. */
async function save(row: Row, taken: readonly string[]): Promise<Row> {
  if (taken.includes(row.name)) throw new Error(`“${row.name}” is taken.`);
  return { ...row, name: row.name.trim() };
}

export default function SavedEdits() {
  const [message, setMessage] = React.useState<{ text: string; isError: boolean } | null>(null);

  const processRowUpdate = async (updated: Row, original: Row) => {
    const others = rows.filter(({ id }) => id !== original.id).map(({ name }) => name);
    const saved = await save(updated, others);
    setMessage({ text: `Saved “${saved.name}”.`, isError: false });
    return saved;
  };

  return (
    <Box sx={{ minHeight: 230 }}>
      <Box sx={{ height: 170 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Documents' } }}
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setMessage({ text: error.message, isError: true })
          }
          hideFooter
        />
      </Box>
      {message && (
        <Alert severity={message.isError ? 'error' : 'success'} sx={{ mt: 1 }}>
          {message.text}
        </Alert>
      )}
    </Box>
  );
}
