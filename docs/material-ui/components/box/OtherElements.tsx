import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

const pages = ['Overview', 'Prices', 'Contact'];

export default function OtherElements() {
  return (
    <Box component="nav" aria-label="Example">
      <Box component="ul" sx={{ display: 'flex', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {pages.map((page) => (
          <li key={page}>
            <Link href="#OtherElements">{page}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
