import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';

// Checkbox hands the size of its icons to whatever stands for them.
const Box = styled('span', { shouldForwardProp: (prop) => prop !== 'fontSize' })({
  width: 18,
  height: 18,
  borderRadius: 5,
  border: '1px solid currentColor',
  [`.${checkboxClasses.checked} &`]: { borderWidth: 6 },
});

const RestyledCheckbox = styled((props: CheckboxProps) => (
  <Checkbox disableRipple icon={<Box />} checkedIcon={<Box />} {...props} />
))({
  '&:hover': { backgroundColor: 'transparent' },
  [`&.${checkboxClasses.root}.Mui-focusVisible > span`]: {
    outline: '2px solid currentColor',
    outlineOffset: 2,
  },
});

export default function RestyledCheckboxes() {
  return (
    <FormGroup>
      <FormControlLabel control={<RestyledCheckbox defaultChecked />} label="Crop marks" />
      <FormControlLabel control={<RestyledCheckbox />} label="Page numbers" />
      <FormControlLabel disabled control={<RestyledCheckbox />} label="Color bars" />
    </FormGroup>
  );
}
