import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      <Pagination count={4} shape="rounded" aria-label="Pages, rounded" />
      <Pagination count={4} variant="outlined" aria-label="Pages, outlined" />
      <Pagination
        count={4}
        variant="outlined"
        shape="rounded"
        color="primary"
        aria-label="Pages, outlined and rounded"
      />
    </Stack>
  );
}
