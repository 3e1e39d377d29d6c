import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const areas = [
  { label: 'Always light', scheme: 'light' },
  { label: 'Like the page', scheme: undefined },
  { label: 'Always dark', scheme: 'dark' },
];

export default function ModeAreas() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      {areas.map(({ label, scheme }) => (
        <Paper
          key={label}
          data-theme={scheme}
          variant="outlined"
          component="section"
          aria-label={label}
          sx={{ flex: 1, p: 2 }}
        >
          <Typography sx={{ mb: 2 }}>{label}</Typography>
          <Button variant="contained">Continue</Button>
        </Paper>
      ))}
    </Stack>
  );
}
