import AlarmIcon from '@mui/icons-material/Alarm';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconSizes() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <AlarmIcon fontSize="small" />
        <AlarmIcon />
        <AlarmIcon fontSize="large" />
        <AlarmIcon sx={{ fontSize: 48 }} />
      </Stack>
      <Typography variant="h5" component="p">
        <AlarmIcon fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} /> As large as this text
      </Typography>
    </Stack>
  );
}
