import Box from '@mui/system/Box';

export default function SxBox() {
  return (
    <Box
      sx={{
        p: 3,
        mx: 'auto',
        width: 1,
        maxWidth: 360,
        boxSizing: 'border-box',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ fontWeight: 'bold' }}>Weekly report</Box>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>Sent every Monday to five people.</Box>
    </Box>
  );
}
