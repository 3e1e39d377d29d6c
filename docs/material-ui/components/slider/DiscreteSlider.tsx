import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function DiscreteSlider() {
  return (
    <Box sx={{ width: 300, maxWidth: '100%' }}>
      <Slider
        aria-label="Brightness in percent"
        valueLabelDisplay="auto"
        marks
        step={10}
        shiftStep={30}
        min={10}
        max={110}
        defaultValue={30}
      />
    </Box>
  );
}
