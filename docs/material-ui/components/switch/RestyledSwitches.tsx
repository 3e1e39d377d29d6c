import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { switchClasses } from '@mui/material/Switch';

const pill = {
  width: 44,
  height: 26,
  p: 0,
  mx: 1,
  [`& .${switchClasses.track}`]: { borderRadius: '13px' },
  [`& .${switchClasses.switchBase}`]: {
    p: '3px',
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(18px)',
      color: 'background.paper',
      [`& + .${switchClasses.track}`]: { opacity: 1 },
    },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: { boxShadow: 'inset 0 0 0 2px currentColor' },
  },
  [`& .${switchClasses.thumb}`]: { boxShadow: 'none' },
};

const line = {
  [`& .${switchClasses.track}`]: { height: 2, mt: '6px' },
  [`& .${switchClasses.switchBase}:not(.${switchClasses.checked}) .${switchClasses.thumb}`]: {
    bgcolor: 'background.paper',
    border: '2px solid',
    borderColor: 'text.secondary',
  },
};

export default function RestyledSwitches() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch defaultChecked sx={pill} />} label="Pill" />
      <FormControlLabel control={<Switch sx={line} />} label="Line" />
    </FormGroup>
  );
}
