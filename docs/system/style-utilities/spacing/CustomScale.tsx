import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const themes = [
  { label: 'spacing: 4', theme: createTheme({ spacing: 4 }) },
  { label: "spacing: '0.5rem'", theme: createTheme({ spacing: '0.5rem' }) },
  { label: 'spacing: [0, 2, 6, 18]', theme: createTheme({ spacing: [0, 2, 6, 18] }) },
  { label: 'spacing: (n) => 3 ** n', theme: createTheme({ spacing: (n: number) => 3 ** n }) },
];

export default function CustomScale() {
  // A function replaces the theme of this page. At the root of an app, write theme={theme}.
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
      {themes.map(({ label, theme }) => (
        <ThemeProvider key={label} theme={() => theme}>
          <Box sx={{ p: 2, border: 1 }}>{label}</Box>
        </ThemeProvider>
      ))}
    </Box>
  );
}
