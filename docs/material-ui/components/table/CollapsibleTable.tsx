import * as React from 'react';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

function MoonsRow({ planet, moons }: { planet: string; moons: readonly string[] }) {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Moons of ${planet}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
          </IconButton>
        </TableCell>
        <TableCell>{planet}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={2} sx={{ py: 0 }}>
          <Collapse in={open} timeout="auto" unmountOnExit>
            <Typography variant="body2" sx={{ pl: 5, pb: 2 }}>
              {moons.join(', ')}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function CollapsibleTable() {
  return (
    <Table aria-label="Planets and their largest moons">
      <TableBody>
        <MoonsRow planet="Mars" moons={['Phobos', 'Deimos']} />
        <MoonsRow planet="Jupiter" moons={['Io', 'Europa', 'Ganymede', 'Callisto']} />
        <MoonsRow planet="Saturn" moons={['Titan', 'Rhea', 'Iapetus', 'Dione', 'Tethys']} />
      </TableBody>
    </Table>
  );
}
