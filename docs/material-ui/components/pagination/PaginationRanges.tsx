import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  const shared = { count: 20, defaultPage: 10 };

  return (
    <Stack spacing={2}>
      <Pagination {...shared} siblingCount={0} aria-label="Pages without siblings" />
      <Pagination {...shared} aria-label="Pages with the default range" />
      <Pagination {...shared} siblingCount={0} boundaryCount={2} aria-label="Two at the ends" />
      <Pagination {...shared} boundaryCount={0} aria-label="None at the ends" />
    </Stack>
  );
}
