import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const TAX_RATE = 0.2;
const items = [
  { name: 'Notebooks', quantity: 40, price: 2.15 },
  { name: 'Envelopes', quantity: 200, price: 0.12 },
  { name: 'Desk lamp', quantity: 1, price: 45.5 },
];

const subtotal = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

export default function SpanningTable() {
  return (
    <Table aria-label="Invoice">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">Sum</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map(({ name, quantity, price }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{quantity}</TableCell>
            <TableCell align="right">{price.toFixed(2)}</TableCell>
            <TableCell align="right">{(quantity * price).toFixed(2)}</TableCell>
          </TableRow>
        ))}
        <TableRow>
          <TableCell rowSpan={3} />
          <TableCell component="th" scope="row" colSpan={2}>
            Subtotal
          </TableCell>
          <TableCell align="right">{subtotal.toFixed(2)}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row">
            Tax
          </TableCell>
          <TableCell align="right">{`${TAX_RATE * 100} %`}</TableCell>
          <TableCell align="right">{(subtotal * TAX_RATE).toFixed(2)}</TableCell>
        </TableRow>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            Total
          </TableCell>
          <TableCell align="right">{(subtotal * (1 + TAX_RATE)).toFixed(2)}</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
