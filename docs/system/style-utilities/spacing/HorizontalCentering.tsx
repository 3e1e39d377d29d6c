import Box from '@mui/system/Box';

export default function HorizontalCentering() {
  return (
    <Box sx={{ border: '1px dashed', borderColor: 'text.secondary' }}>
      <Box sx={{ mx: 'auto', width: 200, p: 1, textAlign: 'center', bgcolor: 'action.selected' }}>
        Centered
      </Box>
    </Box>
  );
}
