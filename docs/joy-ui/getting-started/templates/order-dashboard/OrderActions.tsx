import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import type { OrderList } from './useOrderList';

/** Says what is shown and selected, and changes what is selected. */
export default function OrderActions({ list }: { readonly list: OrderList }) {
  const { selected, foundCount, page } = list;
  const hasSelection = selected.size > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40 }}>
      <Typography role="status" level="body-sm" textColor="text.secondary" sx={{ flexGrow: 1 }}>
        {hasSelection
          ? `${selected.size} selected`
          : `${page.first}–${page.last} of ${foundCount} orders`}
      </Typography>
      {hasSelection && (
        <Box role="group" aria-label="Selected orders" sx={{ display: 'flex', gap: 1 }}>
          <Button size="sm" onClick={() => list.changeStatusOfSelected('Shipped')}>
            Mark as shipped
          </Button>
          <Button size="sm" variant="plain" color="neutral" onClick={list.clearSelection}>
            Clear
          </Button>
        </Box>
      )}
    </Box>
  );
}
