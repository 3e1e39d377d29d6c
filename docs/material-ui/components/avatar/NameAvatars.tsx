import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const teams = ['Design team', 'Field research', 'Quality lab', 'Support'];

/** The same name always gets the same hue; dark enough for white letters. */
function getColor(name: string) {
  const sum = [...name].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7);
  return `hsl(${sum % 360} 55% 33%)`;
}

function getInitials(name: string) {
  const words = name.toUpperCase().split(' ');
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
}

export default function NameAvatars() {
  return (
    <Stack spacing={1.5}>
      {teams.map((name) => (
        <Stack key={name} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Avatar aria-hidden sx={{ bgcolor: getColor(name), color: 'common.white' }}>
            {getInitials(name)}
          </Avatar>
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
