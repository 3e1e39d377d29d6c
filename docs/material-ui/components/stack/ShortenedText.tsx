import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const text = 'The meeting moves to Thursday, and the notes of last week are in the shared folder.';

export default function ShortenedText() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', maxWidth: 360 }}>
      <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        M
      </Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography noWrap>{text}</Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          Today, 9:30
        </Typography>
      </Stack>
    </Stack>
  );
}
