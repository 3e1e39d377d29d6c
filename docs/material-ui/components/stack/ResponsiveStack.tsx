import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={{ xs: 1, md: 4 }}>
      {['Plan', 'Build', 'Release'].map((step) => (
        <Paper key={step} variant="outlined" sx={{ flex: 1, p: 2, textAlign: 'center' }}>
          {step}
        </Paper>
      ))}
    </Stack>
  );
}
