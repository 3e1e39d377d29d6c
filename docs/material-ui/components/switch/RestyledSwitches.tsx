import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const PillSwitch = styled(Switch)({
  width: 44,
  height: 26,
  padding: 0,
  marginInline: 8,
  [`& .${switchClasses.track}`]: { borderRadius: 13 },
  [`& .${switchClasses.switchBase}`]: {
    padding: 3,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(18px)',
      color: 'white',
      [`& + .${switchClasses.track}`]: { opacity: 1 },
    },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: { boxShadow: 'inset 0 0 0 2px currentColor' },
  },
  [`& .${switchClasses.thumb}`]: { boxShadow: 'none' },
});

const line = {
  [`& .${switchClasses.track}`]: { height: 2, marginTop: '6px' },
  [`& .${switchClasses.switchBase}:not(.${switchClasses.checked}) .${switchClasses.thumb}`]: {
    bgcolor: 'background.paper',
    border: '2px solid',
    borderColor: 'text.secondary',
  },
};

export default function RestyledSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<PillSwitch defaultChecked />} label="Pill" />
      <FormControlLabel control={<Switch sx={line} />} label="Line" />
    </FormGroup>
  );
}
