import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function TrackSliders() {
  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <Slider aria-label="No track" track={false} defaultValue={30} />
      <Slider aria-label="Inverted track" track="inverted" defaultValue={30} />
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Cut below' : 'Cut above')}
        track="inverted"
        defaultValue={[20, 70]}
      />
    </Stack>
  );
}
