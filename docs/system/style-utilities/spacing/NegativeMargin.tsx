import Box from '@mui/system/Box';

export default function NegativeMargin() {
  return (
    <Box sx={{ maxWidth: 320, p: 3, border: 1, borderColor: 'divider', overflow: 'hidden' }}>
      Twelve files were uploaded.
      <Box sx={{ mx: -3, my: 2, px: 3, py: 1, bgcolor: 'action.selected' }}>
        One of them is larger than 10 MB.
      </Box>
      The upload took two minutes.
    </Box>
  );
}
