import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} size="small" aria-label="Pages, small" />
      <Pagination count={5} aria-label="Pages, medium" />
      <Pagination count={5} size="large" aria-label="Pages, large" />
    </Stack>
  );
}
