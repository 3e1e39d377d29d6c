import type { GridColDef } from '@mui/x-data-grid';
import type { NumberRow } from './numbers';

/** One column for every fact about a number. */
export const numberColumns: GridColDef<NumberRow>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 110 },
  { field: 'roman', headerName: 'Roman numeral', width: 160 },
  {
    field: 'parity',
    headerName: 'Parity',
    type: 'singleSelect',
    valueOptions: ['even', 'odd'],
    width: 110,
  },
  { field: 'isPrime', headerName: 'Prime', type: 'boolean', width: 100 },
  { field: 'divisors', headerName: 'Divisors', type: 'number', width: 120 },
  { field: 'steps', headerName: 'Collatz steps', type: 'number', width: 150 },
];
