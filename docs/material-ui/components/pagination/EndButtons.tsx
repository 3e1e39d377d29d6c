import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';

export default function EndButtons() {
  return (
    <Stack spacing={2}>
      <Pagination count={7} showFirstButton showLastButton aria-label="Pages with both ends" />
      <Pagination count={7} hidePrevButton hideNextButton aria-label="Pages without arrows" />
      <Pagination
        count={7}
        aria-label="Pages with other icons"
        renderItem={(item) => (
          <PaginationItem {...item} slots={{ previous: ArrowBack, next: ArrowForward }} />
        )}
      />
    </Stack>
  );
}
