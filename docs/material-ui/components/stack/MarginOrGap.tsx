import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const units = ['meter', 'kilogram', 'second', 'ampere', 'kelvin', 'mole', 'candela'];

export default function MarginOrGap() {
  return (
    <Stack spacing={2}>
      {[false, true].map((useFlexGap) => (
        <Paper
          key={String(useFlexGap)}
          component="section"
          variant="outlined"
          aria-label={useFlexGap ? 'With gap' : 'With margins'}
          sx={{ maxWidth: 300, p: 2 }}
        >
          <Stack direction="row" spacing={1} useFlexGap={useFlexGap} sx={{ flexWrap: 'wrap' }}>
            {units.map((unit) => (
              <Chip key={unit} label={unit} />
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
