import Box from '@mui/system/Box';

const links = [
  { href: '#basics', label: 'Basics' },
  { href: '#the-component-prop', label: 'The component prop' },
  { href: '#accessibility', label: 'Accessibility' },
];

export default function ComponentBox() {
  return (
    <Box component="nav" aria-label="Sections of this page">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {links.map((link) => (
          <li key={link.href}>
            <Box component="a" href={link.href} sx={{ color: 'primary.main' }}>
              {link.label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
