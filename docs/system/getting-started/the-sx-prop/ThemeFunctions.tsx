import Box from '@mui/system/Box';

export default function ThemeFunctions() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box
        sx={{
          p: 2,
          border: 1,
          borderInlineStart: (theme) => `${theme.spacing(1)} double`,
        }}
      >
        A function for one value
      </Box>
      <Box
        sx={(theme) => ({
          p: 2,
          border: 1,
          [theme.breakpoints.up('md')]: { borderWidth: 4 },
        })}
      >
        A function for all styles
      </Box>
    </Box>
  );
}
