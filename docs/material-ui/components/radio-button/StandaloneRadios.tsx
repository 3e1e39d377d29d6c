import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const bands = { Guest: '2.4 GHz', Office: '5 GHz', Lab: '6 GHz' };

export default function StandaloneRadios() {
  const [preferred, setPreferred] = React.useState('Office');

  return (
    <Table size="small" aria-label="Networks">
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">Preferred</TableCell>
          <TableCell>Network</TableCell>
          <TableCell>Band</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(bands).map(([network, band]) => (
          <TableRow key={network} selected={network === preferred}>
            <TableCell padding="checkbox">
              <Radio
                name="preferred-network"
                value={network}
                checked={network === preferred}
                onChange={(event) => setPreferred(event.target.value)}
                inputProps={{ 'aria-label': `Prefer ${network}` }}
              />
            </TableCell>
            <TableCell>{network}</TableCell>
            <TableCell>{band}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
