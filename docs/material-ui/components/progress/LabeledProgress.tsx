import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LabeledProgress() {
  const value = 68;
  const id = React.useId();

  return (
    <Stack spacing={3} sx={{ maxWidth: 360 }}>
      <Box sx={{ position: 'relative', width: 48, height: 48 }}>
        <CircularProgress variant="determinate" size={48} value={value} aria-label="Storage used" />
        <Typography
          aria-hidden
          variant="caption"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          {value}%
        </Typography>
      </Box>
      <div>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography id={id} variant="body2">
            Uploading the photos
          </Typography>
          <Typography aria-hidden variant="body2" sx={{ color: 'text.secondary' }}>
            {value}%
          </Typography>
        </Stack>
        <LinearProgress variant="determinate" value={value} aria-labelledby={id} />
      </div>
    </Stack>
  );
}
