import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { planets } from './planets';

const EARTH_DIAMETER = 12756;
const EARTH_YEAR = 365.2;

export default function GroupedHeaderTable() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Planets compared with Earth">
        <colgroup span={1} />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Planet</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Diameter
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Year
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">km</TableCell>
            <TableCell align="right">Earths</TableCell>
            <TableCell align="right">days</TableCell>
            <TableCell align="right">Earth years</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {planets.map(({ name, diameter, year }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{diameter.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{(diameter / EARTH_DIAMETER).toFixed(2)}</TableCell>
              <TableCell align="right">{year.toLocaleString('en-US')}</TableCell>
              <TableCell align="right">{(year / EARTH_YEAR).toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
