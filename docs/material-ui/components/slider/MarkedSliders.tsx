import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 37, label: '37 °C' },
  { value: 65, label: '65 °C' },
  { value: 100, label: '100 °C' },
];
const formatDegrees = (value: number) => `${value} °C`;

export default function MarkedSliders() {
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 400, px: 3, pt: 4 }}>
      <Slider
        aria-label="Temperature"
        marks={marks}
        valueLabelDisplay="on"
        valueLabelFormat={formatDegrees}
        getAriaValueText={formatDegrees}
        defaultValue={50}
      />
      <Slider
        aria-label="Preset temperature"
        marks={marks}
        step={null}
        getAriaValueText={formatDegrees}
        defaultValue={37}
      />
    </Box>
  );
}
