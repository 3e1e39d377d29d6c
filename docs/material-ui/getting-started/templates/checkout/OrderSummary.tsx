import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { deliveries, formatCents, getTotalCents, items, type DeliveryId } from './order';

function Line({ label, note, cents }: { label: string; note?: string; cents: number }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <span>
        <Typography component="span">{label}</Typography>
        {note !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </span>
      <Typography component="span">{formatCents(cents)}</Typography>
    </Box>
  );
}

export default function OrderSummary({ delivery }: { readonly delivery: DeliveryId }) {
  return (
    <Card component="aside" aria-label="Your order" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        Your order
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ name, quantity, unitCents }) => (
          <Line
            key={name}
            label={name}
            note={quantity > 1 ? `${quantity} × ${formatCents(unitCents)}` : undefined}
            cents={quantity * unitCents}
          />
        ))}
        <Line label={`${deliveries[delivery].label} delivery`} cents={deliveries[delivery].cents} />
      </Box>
      <Divider sx={{ my: 2 }} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 'fontWeightBold' }}>Total</Typography>
        {/* Said aloud when the delivery changes. */}
        <Typography role="status" sx={{ fontWeight: 'fontWeightBold' }}>
          {formatCents(getTotalCents(items, delivery))}
        </Typography>
      </Box>
    </Card>
  );
}
