import Box from '@mui/system/Box';

export default function ResponsiveSpacing() {
  return (
    <Box sx={{ p: { xs: 1, sm: 3, md: 6 }, border: 1, borderColor: 'divider' }}>
      Make the window narrow, and the space around this text shrinks.
    </Box>
  );
}
