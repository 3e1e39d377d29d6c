import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InlineVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        The build is{' '}
        <Typography variant="soft" color="success">
          green
        </Typography>
        , two tests were{' '}
        <Typography variant="outlined" color="warning">
          skipped
        </Typography>
        , and the coverage is{' '}
        <Typography variant="solid" color="primary">
          92%
        </Typography>
        .
      </Typography>
      <Typography>
        Read{' '}
        <Link href="#text-and-links" underline="always">
          this section
        </Link>{' '}
        or follow{' '}
        <Link href="#text-and-links" variant="soft">
          the same link
        </Link>{' '}
        in another variant.
      </Typography>
    </Box>
  );
}
