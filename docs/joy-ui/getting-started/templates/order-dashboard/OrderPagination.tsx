import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import type { OrderList } from './useOrderList';

const pageSizes = [10, 20, 50];

export default function OrderPagination({ list }: { readonly list: OrderList }) {
  const { page, pageCount } = list.page;
  const pages = Array.from({ length: pageCount }, (_value, index) => index + 1);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box
        component="nav"
        aria-label="Pages"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}
      >
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          disabled={page === 1}
          onClick={() => list.setPage(page - 1)}
        >
          Previous
        </Button>
        {pages.map((number) => (
          <Button
            key={number}
            size="sm"
            variant={number === page ? 'soft' : 'plain'}
            color="neutral"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => list.setPage(number)}
          >
            {number}
          </Button>
        ))}
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          disabled={page === pageCount}
          onClick={() => list.setPage(page + 1)}
        >
          Next
        </Button>
      </Box>
      <FormControl orientation="horizontal" size="sm">
        <FormLabel>Orders a page</FormLabel>
        <Select
          value={list.pageSize}
          renderValue={() => list.pageSize}
          onChange={(_event, size) => list.changePageSize(size ?? list.pageSize)}
          slotProps={{ listbox: { disablePortal: true } }}
          sx={{ width: 76 }}
        >
          {pageSizes.map((size) => (
            <Option key={size} value={size}>
              {size}
            </Option>
          ))}
        </Select>
      </FormControl>
    </Box>
  );
}
