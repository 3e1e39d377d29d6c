import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizesAndColors() {
  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <Slider aria-label="Medium" defaultValue={40} />
      <Slider aria-label="Small" size="small" defaultValue={40} />
      <Slider aria-label="Secondary" color="secondary" defaultValue={60} />
      <Slider aria-label="Gray" defaultValue={60} sx={{ color: 'grey.500' }} />
    </Stack>
  );
}
