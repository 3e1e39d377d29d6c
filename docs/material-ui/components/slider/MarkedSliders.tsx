import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 20, label: '20 °C' },
  { value: 37, label: '37 °C' },
  { value: 100, label: '100 °C' },
];
const formatDegrees = (value: number) => `${value} °C`;

export default function MarkedSliders() {
  return (
    <Stack spacing={6} sx={{ width: '100%', maxWidth: 400, px: 3, pt: 4 }}>
      <Box>
        <Slider
          aria-label="Temperature"
          marks={marks}
          valueLabelDisplay="on"
          valueLabelFormat={formatDegrees}
          getAriaValueText={formatDegrees}
          defaultValue={55}
        />
      </Box>
      <Box>
        <Slider
          aria-label="Preset temperature"
          marks={marks}
          step={null}
          getAriaValueText={formatDegrees}
          defaultValue={20}
        />
      </Box>
    </Stack>
  );
}
