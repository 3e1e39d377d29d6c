import * as React from 'react';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { night } from './scenes';

const movements = ['1. Adagio sostenuto', '2. Allegretto', '3. Presto agitato'];

export default function PlayerCard() {
  const [index, setIndex] = React.useState(0);
  const [playing, setPlaying] = React.useState(false);
  const go = (step: number) => setIndex((index + step + movements.length) % movements.length);

  return (
    <Card component="section" aria-label="Player" sx={{ display: 'flex', maxWidth: 420 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CardContent>
          <Typography component="h3">Moonlight Sonata</Typography>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {movements[index]}
          </Typography>
        </CardContent>
        <CardActions disableSpacing>
          <IconButton aria-label="Previous movement" onClick={() => go(-1)}>
            <SkipPreviousIcon />
          </IconButton>
          <IconButton aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
            {playing ? <PauseIcon /> : <PlayArrowIcon />}
          </IconButton>
          <IconButton aria-label="Next movement" onClick={() => go(1)}>
            <SkipNextIcon />
          </IconButton>
        </CardActions>
      </Box>
      <CardMedia image={night} aria-label="Hills under a full moon" sx={{ width: '35%' }} />
    </Card>
  );
}
