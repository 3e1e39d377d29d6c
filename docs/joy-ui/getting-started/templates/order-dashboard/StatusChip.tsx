import Chip from '@mui/joy/Chip';
import type { Status } from './orders';

const colors = {
  Open: 'warning',
  Paid: 'primary',
  Shipped: 'success',
  Canceled: 'neutral',
} as const;

export default function StatusChip({ status }: { readonly status: Status }) {
  return (
    <Chip size="sm" variant="soft" color={colors[status]}>
      {status}
    </Chip>
  );
}
