import * as React from 'react';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function GapPlayground() {
  const id = React.useId();
  const [gaps, setGaps] = React.useState({ rowSpacing: 1, columnSpacing: 3 });

  return (
    <Stack spacing={3} useFlexGap>
      <Stack direction="row" spacing={4} sx={{ px: 1 }}>
        {(['rowSpacing', 'columnSpacing'] as const).map((name) => (
          <div key={name} style={{ flex: 1 }}>
            <Typography id={`${id}-${name}`}>{name}</Typography>
            <Slider
              aria-labelledby={`${id}-${name}`}
              max={4}
              marks
              value={gaps[name]}
              onChange={(_event, value) => setGaps({ ...gaps, [name]: value })}
            />
          </div>
        ))}
      </Stack>
      <Grid container {...gaps}>
        {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => (
          <Grid key={label} item xs={4}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {label}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
