import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { planets } from './planets';

export default function StyledTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        aria-label="Planets, striped"
        sx={{
          [`& .${tableCellClasses.head}`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
          [`& .${tableCellClasses.body}`]: { borderBottom: 0 },
          '& tbody tr:nth-of-type(even)': { bgcolor: 'action.hover' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Planet</TableCell>
            <TableCell align="right">Gravity (m/s²)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {planets.map(({ name, gravity }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{gravity.toFixed(1)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
