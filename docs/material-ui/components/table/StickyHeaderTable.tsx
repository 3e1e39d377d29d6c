import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { elements } from './elements';

export default function StickyHeaderTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-labelledby="sticky-header-caption"
      tabIndex={0}
      sx={{ maxHeight: 320 }}
    >
      <Table stickyHeader size="small" sx={{ '& thead th': { bgcolor: 'background.paper' } }}>
        <caption id="sticky-header-caption">Elements of the first four periods</caption>
        <TableHead>
          <TableRow>
            <TableCell align="right">Number</TableCell>
            <TableCell>Symbol</TableCell>
            <TableCell>Element</TableCell>
            <TableCell align="right">Atomic weight</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {elements.map((element) => (
            <TableRow key={element.symbol} hover>
              <TableCell align="right">{element.number}</TableCell>
              <TableCell>{element.symbol}</TableCell>
              <TableCell>{element.name}</TableCell>
              <TableCell align="right">{element.weight}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
