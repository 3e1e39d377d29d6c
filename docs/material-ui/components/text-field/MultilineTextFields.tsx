import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField multiline label="Grows without end" />
      <TextField multiline maxRows={4} label="Up to four rows" />
      <TextField multiline minRows={2} maxRows={4} label="Two to four rows" />
      <TextField multiline rows={3} label="Always three rows" />
    </Stack>
  );
}
