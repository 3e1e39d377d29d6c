import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RatingStates() {
  return (
    <Stack spacing={1}>
      <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
        <Typography component="legend">Disabled</Typography>
        <Rating disabled name="disabled-rating" defaultValue={3} />
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Rating readOnly precision={0.1} value={4.3} />
        <Typography variant="body2" color="text.secondary">
          4.3 of 5 (128 answers)
        </Typography>
      </Stack>
    </Stack>
  );
}
