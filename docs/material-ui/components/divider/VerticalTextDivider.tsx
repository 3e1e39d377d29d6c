import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalTextDivider() {
  return (
    <Stack direction="row" spacing={1} sx={{ maxWidth: 480 }}>
      <Typography variant="body2" sx={{ flex: 1, py: 3 }}>
        Import a file that you have on this device.
      </Typography>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Typography variant="body2" sx={{ flex: 1, py: 3 }}>
        Start with an empty page and fill it later.
      </Typography>
    </Stack>
  );
}
