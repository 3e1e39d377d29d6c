import Box from '@mui/system/Box';

const frame = { border: 1, borderRadius: 1 };

export default function KeyOrder() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ ...frame, p: 1, pt: 4 }}>p: 1, pt: 4</Box>
      <Box sx={{ ...frame, pt: 4, p: 1 }}>pt: 4, p: 1</Box>
      <Box sx={{ ...frame, pt: { xs: 4 }, p: 1 }}>pt: {'{ xs: 4 }'}, p: 1</Box>
    </Box>
  );
}
