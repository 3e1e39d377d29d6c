import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const formats = [
  { name: 'CSV', text: 'One row per entry, for spreadsheets' },
  { name: 'JSON', text: 'Nested data, for programs' },
  { name: 'PDF', text: 'Pages, for reading and printing' },
];

export default function SelectableCards() {
  const [selected, setSelected] = React.useState<readonly string[]>(['CSV']);
  const toggle = (name: string) =>
    setSelected(
      selected.includes(name) ? selected.filter((entry) => entry !== name) : [...selected, name],
    );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} role="group" aria-label="Formats">
      {formats.map(({ name, text }) => (
        <Card key={name} variant="outlined" sx={{ flex: 1 }}>
          <CardActionArea
            aria-pressed={selected.includes(name)}
            onClick={() => toggle(name)}
            sx={{
              height: '100%',
              '&[aria-pressed="true"]': {
                bgcolor: 'action.selected',
                boxShadow: 'inset 0 0 0 2px currentColor',
              },
            }}
          >
            <CardContent>
              <Typography variant="h6" component="span">
                {name}
              </Typography>
              <Typography component="p">{text}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
