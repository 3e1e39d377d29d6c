import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinksInText() {
  return (
    <Stack spacing={1}>
      <Typography variant="h6" component="p">
        A link takes <Link href="#in-text">the size of its text</Link>
      </Typography>
      <Typography variant="body2">
        so it fits into <Link href="#in-text">small print</Link> as well, and into{' '}
        <strong>
          bold <Link href="#in-text">words</Link>
        </strong>
        .
      </Typography>
    </Stack>
  );
}
