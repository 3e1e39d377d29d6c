import SettingsIcon from '@mui/icons-material/Settings';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonHover() {
  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Settings, without a hover background">
        <SettingsIcon />
      </IconButton>
      <IconButton aria-label="Settings, with a hover background" disableRipple={false}>
        <SettingsIcon />
      </IconButton>
    </Stack>
  );
}
