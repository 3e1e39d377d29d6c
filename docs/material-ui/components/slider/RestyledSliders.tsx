import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const BarSlider = styled(Slider)({
  height: 10,
  [`& .${sliderClasses.track}`]: { border: 'none' },
  [`& .${sliderClasses.thumb}`]: {
    width: 8,
    height: 26,
    borderRadius: 4,
    [`&.${sliderClasses.focusVisible}, &:hover`]: { boxShadow: 'none', height: 34 },
  },
  [`& .${sliderClasses.valueLabel}`]: { borderRadius: 16 },
});

const TickSlider = styled(Slider)({
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: { height: 2, border: 'none' },
  [`& .${sliderClasses.mark}`]: { height: 12, backgroundColor: 'currentColor', opacity: 0.4 },
  [`& .${sliderClasses.markActive}`]: { opacity: 1 },
  [`& .${sliderClasses.markLabel}`]: { fontSize: 12 },
  [`& .${sliderClasses.thumb}`]: { width: 14, height: 14 },
});

const marks = [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` }));

export default function RestyledSliders() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%', px: 2, display: 'grid', gap: 3 }}>
      <BarSlider aria-label="Opacity" valueLabelDisplay="auto" defaultValue={40} />
      <TickSlider aria-label="Zoom level" marks={marks} defaultValue={50} />
    </Box>
  );
}
