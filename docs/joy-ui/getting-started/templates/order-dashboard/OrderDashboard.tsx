import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import OrderActions from './OrderActions';
import OrderFigures from './OrderFigures';
import OrderFilters from './OrderFilters';
import OrderPagination from './OrderPagination';
import OrderTable from './OrderTable';
import { useOrderList } from './useOrderList';

export default function OrderDashboard() {
  const list = useOrderList();
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.body', color: 'text.primary' }}>
      <Sheet
        component="header"
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography level="title-lg" component="p" sx={{ flexGrow: 1 }}>
          Sample shop
        </Typography>
        <Chip size="sm" variant="outlined">
          Sample data
        </Chip>
      </Sheet>
      <Box component="main" sx={{ maxWidth: 1280, mx: 'auto', p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2}>
          <Typography level="h2" component="h1">
            Orders
          </Typography>
          <OrderFigures orders={list.orders} />
          <OrderFilters filters={list.filters} onChange={list.changeFilters} />
          <OrderActions list={list} />
          <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'auto' }}>
            <OrderTable list={list} />
          </Sheet>
          <OrderPagination list={list} />
        </Stack>
      </Box>
    </Box>
  );
}
