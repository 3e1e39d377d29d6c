import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const steps = ['Draft', 'Review', 'Publish'];

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {steps.map((step) => (
        <Paper key={step} variant="outlined" sx={{ p: { xs: 1, md: 3 } }}>
          {step}
        </Paper>
      ))}
    </Box>
  );
}
