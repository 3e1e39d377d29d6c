import * as React from 'react';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const duration = 200;
const format = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function PlaybackSlider() {
  const [position, setPosition] = React.useState(32);
  const [playing, setPlaying] = React.useState(false);

  React.useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setPosition((now) => Math.min(now + 1, duration)), 1000);
    return () => clearInterval(timer);
  }, [playing]);

  return (
    <Paper variant="outlined" sx={{ width: 300, maxWidth: '100%', p: 2 }}>
      <Typography id="playback-slider">Sound of waves</Typography>
      <Slider
        size="small"
        aria-labelledby="playback-slider"
        getAriaValueText={(value) => `${format(value)} of ${format(duration)}`}
        max={duration}
        value={position}
        onChange={(_, value) => setPosition(value as number)}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="caption">{format(position)}</Typography>
        <IconButton aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
          {playing ? <Pause /> : <PlayArrow />}
        </IconButton>
        <Typography variant="caption">−{format(duration - position)}</Typography>
      </Box>
    </Paper>
  );
}
