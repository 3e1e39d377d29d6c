import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import { ThemeProvider } from '@mui/joy/styles';
import type { CssVarsThemeOptions } from '@mui/joy/styles';

const themeOptions: CssVarsThemeOptions = {
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          borderRadius: theme.vars.radius.xl,
          ...(ownerState.size === 'lg' && { letterSpacing: '0.06em', textTransform: 'uppercase' }),
        }),
        startDecorator: { opacity: 0.7 },
      },
    },
  },
};

export default function ThemedButtons() {
  return (
    <ThemeProvider theme={themeOptions}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button startDecorator={<AddIcon />}>Soft by default</Button>
        <Button size="lg">Large and wide</Button>
        <Button variant="solid">Still solid on request</Button>
      </Box>
    </ThemeProvider>
  );
}
