import Box from '@mui/material/Box';
import { ThemeProvider, createTheme, styled } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    sidePanel: { width: number; background: string };
  }
  interface ThemeOptions {
    sidePanel?: Partial<Theme['sidePanel']>;
  }
}

const theme = createTheme({
  sidePanel: { width: 200, background: '#ede7f6' },
});

const SidePanel = styled('aside')(({ theme: { sidePanel, palette, spacing } }) => ({
  width: sidePanel.width,
  padding: spacing(2),
  backgroundColor: sidePanel.background,
  color: palette.getContrastText(sidePanel.background),
}));

export default function CustomVariables() {
  return (
    <ThemeProvider theme={() => theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <SidePanel aria-label="Filters">200px wide</SidePanel>
        <div>The rest of the page</div>
      </Box>
    </ThemeProvider>
  );
}
