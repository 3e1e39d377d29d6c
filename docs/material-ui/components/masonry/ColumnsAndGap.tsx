import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const heights = [60, 90, 120, 110, 100, 90, 120, 70, 50];
const choices = { columns: [2, 3, 4], spacing: [0, 1, 2, 3] };

export default function ColumnsAndGap() {
  const id = React.useId();
  const [settings, setSettings] = React.useState({ columns: 3, spacing: 1 });

  return (
    <Stack spacing={3} useFlexGap>
      <Stack direction="row" spacing={2}>
        {(['columns', 'spacing'] as const).map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            select
            size="small"
            label={name}
            value={settings[name]}
            onChange={({ target }) => setSettings({ ...settings, [name]: Number(target.value) })}
            SelectProps={{ native: true }}
            sx={{ width: 100 }}
          >
            {choices[name].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <Masonry
        {...settings}
        defaultColumns={3}
        defaultSpacing={1}
        defaultHeight={322}
        sx={{ m: 0 }}
      >
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ p: 1, height, textAlign: 'center' }}>
            {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Stack>
  );
}
