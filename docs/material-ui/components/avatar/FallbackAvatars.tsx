import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// Stands for a picture that is gone: no browser can decode it.
const broken = 'data:image/png;base64,AAAA';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar alt="Field research" src={broken} sx={colors}>
          FR
        </Avatar>
        <Typography variant="body2">Children</Typography>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar alt="Quality lab" src={broken} sx={colors} />
        <Typography variant="body2">First letter of alt</Typography>
      </Stack>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar src={broken} sx={colors} />
        <Typography variant="body2">Person icon</Typography>
      </Stack>
    </Stack>
  );
}
