import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { planets } from './planets';

const names = planets.map(({ name }) => name);

export default function SelectableTable() {
  const [selected, setSelected] = React.useState<readonly string[]>(['Earth']);

  const handleToggle = (name: string, isChecked: boolean) => {
    setSelected(isChecked ? [...selected, name] : selected.filter((other) => other !== name));
  };

  return (
    <TableContainer>
      <Typography role="status">{`${selected.length} of ${names.length} selected`}</Typography>
      <Table aria-label="Planets to visit" size="small">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={selected.length === names.length}
                indeterminate={selected.length > 0 && selected.length < names.length}
                onChange={(event) => setSelected(event.target.checked ? names : [])}
                inputProps={{ 'aria-label': 'Select all planets' }}
              />
            </TableCell>
            <TableCell>Planet</TableCell>
            <TableCell align="right">Year (days)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {planets.map(({ name, year }) => (
            <TableRow key={name} hover selected={selected.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(name)}
                  onChange={(event) => handleToggle(name, event.target.checked)}
                  inputProps={{ 'aria-label': `Select ${name}` }}
                />
              </TableCell>
              <TableCell>{name}</TableCell>
              <TableCell align="right">{year.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
