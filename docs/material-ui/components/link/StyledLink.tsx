import Link from '@mui/material/Link';

export default function StyledLink() {
  return (
    <Link
      href="#customization"
      underline="none"
      sx={{
        fontWeight: 600,
        borderBottom: 2,
        borderColor: 'primary.main',
        '&:hover': { borderColor: 'transparent' },
        '&:focus-visible': { outline: '2px solid', outlineOffset: 4 },
      }}
    >
      A link with a line of its own
    </Link>
  );
}
