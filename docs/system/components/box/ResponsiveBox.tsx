import Box from '@mui/system/Box';

const steps = ['Plan', 'Build', 'Ship'];

export default function ResponsiveBox() {
  return (
    <Box
      component="ol"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: { xs: 1, md: 3 },
        width: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {steps.map((step) => (
        <Box
          key={step}
          component="li"
          sx={{ flex: 1, p: { xs: 1, md: 3 }, border: 1, borderRadius: 1, textAlign: 'center' }}
        >
          {step}
        </Box>
      ))}
    </Box>
  );
}
