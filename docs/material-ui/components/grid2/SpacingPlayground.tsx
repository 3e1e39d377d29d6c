import * as React from 'react';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SpacingPlayground() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Spacing"
        value={spacing}
        onChange={(_event, newSpacing: number | null) => setSpacing(newSpacing ?? spacing)}
        sx={{ mb: 3 }}
      >
        {[0, 0.5, 1, 2, 4, 8].map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Grid container spacing={spacing}>
        {['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((label) => (
          <Grid key={label} size={4}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {label}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
