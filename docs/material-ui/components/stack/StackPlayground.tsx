import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  alignItems: ['stretch', 'flex-start', 'center', 'flex-end'],
} as const;

type Name = keyof typeof choices;
type Values = { [Key in Name]: (typeof choices)[Key][number] };

export default function StackPlayground() {
  const id = React.useId();
  const [{ direction, justifyContent, alignItems }, setValues] = React.useState<Values>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'center',
  });

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
            value={{ direction, justifyContent, alignItems }[name]}
            onChange={({ target }) => setValues((old) => ({ ...old, [name]: target.value }))}
            SelectProps={{ native: true }}
          >
            {choices[name].map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </TextField>
        ))}
      </Stack>
      <Paper variant="outlined">
        <Stack direction={direction} spacing={1} sx={{ height: 220, justifyContent, alignItems }}>
          <Paper sx={{ p: 1 }}>One</Paper>
          <Paper sx={{ p: 2 }}>Two</Paper>
          <Paper sx={{ p: 1 }}>Three</Paper>
        </Stack>
      </Paper>
    </Stack>
  );
}
