import Box from '@mui/system/Box';

export default function FileCard() {
  return (
    <Box
      component="article"
      aria-label="Quarterly report"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        maxWidth: 360,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: 2 },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'subtitle2',
        }}
      >
        PDF
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="a" href="#basics" sx={{ fontWeight: 'bold', color: 'inherit' }}>
          Quarterly report
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>12 pages, 340 kB</Box>
      </Box>
    </Box>
  );
}
