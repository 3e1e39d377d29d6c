import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { planets } from './planets';

const facts = [
  { label: 'Diameter (km)', key: 'diameter' },
  { label: 'Gravity (m/s²)', key: 'gravity' },
  { label: 'Year (days)', key: 'year' },
] as const;

export default function StickyColumnTable() {
  return (
    <TableContainer role="region" aria-label="Planets side by side" tabIndex={0}>
      <Table
        aria-label="Planets side by side"
        sx={{
          minWidth: 1000,
          '& tr > :first-of-type': {
            position: 'sticky',
            left: 0,
            bgcolor: 'background.paper',
            whiteSpace: 'nowrap',
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Planet</TableCell>
            {planets.map(({ name }) => (
              <TableCell key={name} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {facts.map(({ label, key }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {planets.map((planet) => (
                <TableCell key={planet.name} align="right">
                  {planet[key].toLocaleString('en-US')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
