import * as React from 'react';
import Paper from '@mui/material/Paper';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const theme = extendTheme({
  colorSchemes: { light: true, dark: true },
  colorSchemeSelector: '[data-theme="%s"]',
});

type Mode = 'light' | 'dark' | 'system';

function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  // The server knows no mode, so the first render in the browser must not show one either.
  const [isMounted, setIsMounted] = React.useState(false);
  React.useEffect(() => setIsMounted(true), []);

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Color mode of the card"
      value={isMounted ? mode : null}
      onChange={(_event, value: Mode | null) => value && setMode(value)}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeToggle() {
  const [card, setCard] = React.useState<HTMLElement | null>(null);

  // An app needs `theme` only. The other props confine this demo to its card.
  return (
    <CssVarsProvider
      theme={theme}
      colorSchemeNode={card}
      modeStorageKey="demo-card-mode"
      colorSchemeStorageKey="demo-card-scheme"
      disableStyleSheetGeneration
    >
      <Paper ref={setCard} variant="outlined" component="section" aria-label="Card" sx={{ p: 2 }}>
        <Typography sx={{ mb: 2 }}>This card has a color mode of its own.</Typography>
        <ModeSwitch />
      </Paper>
    </CssVarsProvider>
  );
}
