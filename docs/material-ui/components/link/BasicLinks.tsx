import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function BasicLinks() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link href="#basics">Primary color</Link>
      <Link href="#basics" color="inherit">
        Color of the text
      </Link>
      <Link href="#basics" color="text.secondary">
        Secondary text
      </Link>
      <Link href="#basics" color="error">
        Error color
      </Link>
      <Link href="#basics" variant="body2">
        Size of body2
      </Link>
    </Stack>
  );
}
