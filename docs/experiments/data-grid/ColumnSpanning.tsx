import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: '1', item: 'Paper', amount: 20, price: 4.5 },
  { id: '2', item: 'Ink', amount: 3, price: 12 },
  { id: 'sum', item: 'Sum', amount: null, price: 126 },
];

const isSum = (row: { id: string }) => row.id === 'sum';

const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: 'item',
    headerName: 'Item',
    width: 130,
    sortable: false,
    colSpan: (_value, row) => (isSum(row) ? 2 : 1),
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 110, sortable: false },
  { field: 'price', headerName: 'Price', type: 'number', width: 110, sortable: false },
];

export default function ColumnSpanning() {
  return (
    <Box sx={{ height: 220 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'An invoice' } }}
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (isSum(row) ? 'invoice-sum' : '')}
        sx={{ '& .invoice-sum': { fontWeight: 700 } }}
        disableColumnMenu
        hideFooter
      />
    </Box>
  );
}
