import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { formatCents } from './format';
import type { Order } from './orders';

/** Sums over all orders, whatever is filtered. */
export default function OrderFigures({ orders }: { readonly orders: readonly Order[] }) {
  const valid = orders.filter(({ status }) => status !== 'Canceled');
  const figures = [
    { label: 'To be paid', value: orders.filter(({ status }) => status === 'Open').length },
    { label: 'To be shipped', value: orders.filter(({ status }) => status === 'Paid').length },
    {
      label: 'Ordered in all',
      value: formatCents(valid.reduce((sum, { totalCents }) => sum + totalCents, 0)),
    },
  ];
  return (
    <Box
      component="ul"
      aria-label="Key figures"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 120px), 1fr))',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {figures.map(({ label, value }) => (
        <Card key={label} component="li" variant="outlined" size="sm">
          <Typography level="body-sm" textColor="text.secondary">
            {label}
          </Typography>
          <Typography level="title-lg">{value}</Typography>
        </Card>
      ))}
    </Box>
  );
}
