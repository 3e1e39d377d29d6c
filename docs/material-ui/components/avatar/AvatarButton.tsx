import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { planets } from './planets';

export default function AvatarButton() {
  const [index, setIndex] = React.useState(2);
  const planet = planets[index];

  return (
    <div>
      <IconButton
        aria-label="Change picture"
        onClick={() => setIndex((index + 1) % planets.length)}
        sx={{ p: 0.5 }}
      >
        <Avatar alt="" src={planet?.src} sx={{ width: 56, height: 56 }} />
      </IconButton>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Your picture shows {planet?.name}
      </Typography>
    </div>
  );
}
