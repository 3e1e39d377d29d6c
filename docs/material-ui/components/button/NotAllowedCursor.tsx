import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function NotAllowedCursor() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        disabled
        variant="contained"
        sx={{ '&.Mui-disabled': { pointerEvents: 'auto', cursor: 'not-allowed' } }}
      >
        With CSS
      </Button>
      <Box component="span" sx={{ cursor: 'not-allowed' }}>
        <Button disabled variant="contained" href="#cursor-not-allowed">
          With a wrapper
        </Button>
      </Box>
    </Stack>
  );
}
