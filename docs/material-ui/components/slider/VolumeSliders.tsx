import * as React from 'react';
import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function VolumeSliders() {
  const [volume, setVolume] = React.useState(30);

  return (
    <Stack spacing={1} sx={{ width: 260, maxWidth: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <VolumeDown />
        <Slider
          aria-label="Volume"
          value={volume}
          onChange={(_, value) => setVolume(value as number)}
        />
        <VolumeUp />
      </Stack>
      <Slider disabled aria-label="Volume of the guest room" defaultValue={30} />
    </Stack>
  );
}
