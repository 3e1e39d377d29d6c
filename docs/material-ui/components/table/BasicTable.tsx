import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { planets } from './planets';

export default function BasicTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table>
        <caption>The planets, from the Sun outward</caption>
        <TableHead>
          <TableRow>
            <TableCell>Planet</TableCell>
            <TableCell align="right">Diameter (km)</TableCell>
            <TableCell align="right">Gravity (m/s²)</TableCell>
            <TableCell align="right">Year (days)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {planets.map((planet) => (
            <TableRow key={planet.name}>
              <TableCell component="th" scope="row">
                {planet.name}
              </TableCell>
              <TableCell align="right">{planet.diameter.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{planet.gravity.toFixed(1)}</TableCell>
              <TableCell align="right">{planet.year.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
