import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function ColorPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={4} aria-label="Pages, default color" />
      <Pagination count={4} color="primary" aria-label="Pages, primary color" />
      <Pagination count={4} color="secondary" aria-label="Pages, secondary color" />
      <Pagination count={4} disabled aria-label="Pages, disabled" />
    </Stack>
  );
}
