import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { radioClasses } from '@mui/material/Radio';
import type { RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';

// Radio hands the size of its icons to whatever stands for them.
const Dot = styled('span', { shouldForwardProp: (prop) => prop !== 'fontSize' })({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: '1px solid currentColor',
  [`.${radioClasses.checked} &`]: { borderWidth: 6 },
});

const RestyledRadio = styled((props: RadioProps) => (
  <Radio disableRipple icon={<Dot />} checkedIcon={<Dot />} {...props} />
))({
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-focusVisible > span': { outline: '2px solid currentColor', outlineOffset: 2 },
});

export default function RestyledRadios() {
  return (
    <RadioGroup aria-label="Align text" defaultValue="left">
      <FormControlLabel value="left" control={<RestyledRadio />} label="Left" />
      <FormControlLabel value="justified" control={<RestyledRadio />} label="Justified" />
      <FormControlLabel disabled value="right" control={<RestyledRadio />} label="Right" />
    </RadioGroup>
  );
}
