import Box from '@mui/material/Box';

const area = { p: 1, border: '1px dashed', borderColor: 'divider', borderRadius: 1 };

export default function PageAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
        gridTemplateAreas: {
          xs: '"title" "content" "menu"',
          sm: '"title title" "menu content"',
        },
      }}
    >
      <Box sx={{ ...area, gridArea: 'title' }}>Title</Box>
      <Box sx={{ ...area, gridArea: 'content', minHeight: 96 }}>Content</Box>
      <Box sx={{ ...area, gridArea: 'menu' }}>Menu</Box>
    </Box>
  );
}
