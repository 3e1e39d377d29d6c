import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { planets } from './planets';

export default function DenseTable() {
  const [dense, setDense] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Dense rows"
      />
      <TableContainer>
        <Table size={dense ? 'small' : 'medium'} aria-label="Diameters of the inner planets">
          <TableHead>
            <TableRow>
              <TableCell>Planet</TableCell>
              <TableCell align="right">Diameter (km)</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {planets.slice(0, 4).map((planet) => (
              <TableRow key={planet.name}>
                <TableCell component="th" scope="row">
                  {planet.name}
                </TableCell>
                <TableCell align="right">{planet.diameter.toLocaleString('en-US')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}
