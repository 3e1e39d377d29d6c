import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderlines() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="#underlines" underline="always">
        Always
      </Link>
      <Link href="#underlines" underline="hover">
        Hover
      </Link>
      <Link href="#underlines" underline="none">
        None
      </Link>
    </Stack>
  );
}
