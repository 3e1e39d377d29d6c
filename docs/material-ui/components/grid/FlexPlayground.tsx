import * as React from 'react';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-around'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

type Name = keyof typeof choices;
type Values = { [Key in Name]: (typeof choices)[Key][number] };

export default function FlexPlayground() {
  const id = React.useId();
  const [values, setValues] = React.useState<Values>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'center',
  });
  const { direction, ...rest } = values;

  return (
    <Stack spacing={3}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {(Object.keys(choices) as Name[]).map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            select
            fullWidth
            size="small"
            label={name}
            value={values[name]}
            onChange={({ target }) => setValues((old) => ({ ...old, [name]: target.value }))}
            SelectProps={{ native: true }}
          >
            {choices[name].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <Paper variant="outlined" sx={{ p: 2, overflow: 'hidden' }}>
        <Grid container direction={direction} spacing={1} sx={{ height: 220, ...rest }}>
          {['One', 'Two', 'Three'].map((label, index) => (
            <Grid key={label} item>
              <Paper sx={{ p: 1 + (index % 2) }}>{label}</Paper>
            </Grid>
          ))}
        </Grid>
      </Paper>
    </Stack>
  );
}
