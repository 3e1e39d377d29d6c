import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {steps.map((step) => (
        <Box key={step} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ width: 120 }}>
            {step} is {step * 8}px
          </Box>
          <Box component="span" sx={{ py: 1, pr: step, bgcolor: 'primary.main' }} />
        </Box>
      ))}
    </Box>
  );
}
