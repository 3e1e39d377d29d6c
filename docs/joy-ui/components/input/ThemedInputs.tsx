import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import { ThemeProvider } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';

const themeOptions: CssVarsThemeOptions = {
  components: {
    JoyInput: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          '--Input-radius': theme.vars.radius.xl,
          ...(ownerState.size === 'lg' && { fontWeight: theme.vars.fontWeight.lg }),
        }),
        startDecorator: { opacity: 0.7 },
      },
    },
  },
};

export default function ThemedInputs() {
  return (
    <ThemeProvider theme={themeOptions}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Input aria-label="Soft" defaultValue="Soft by default" startDecorator={<SearchIcon />} />
        <Input size="lg" aria-label="Large" defaultValue="Large and bold" />
        <Input variant="outlined" aria-label="Outlined" defaultValue="Outlined on request" />
      </Box>
    </ThemeProvider>
  );
}
