import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const thumb = {
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: '50%',
  bgcolor: 'currentColor',
  boxShadow: 1,
  '& svg': { fontSize: 14 },
};

const DayThumb = (
  <Box component="span" sx={thumb}>
    <LightMode sx={{ color: 'grey.700' }} />
  </Box>
);

const NightThumb = (
  <Box component="span" sx={thumb}>
    <DarkMode sx={{ color: 'primary.contrastText' }} />
  </Box>
);

export default function IconSwitch() {
  return (
    <FormControlLabel
      label="Dim the screen at night"
      control={<Switch icon={DayThumb} checkedIcon={NightThumb} />}
    />
  );
}
