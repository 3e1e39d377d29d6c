import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const colors = { Teal: '#00695c', Indigo: '#303f9f', Brown: '#6d4c41' };
type ColorName = keyof typeof colors;

export default function RuntimeTheme() {
  const [colorName, setColorName] = React.useState<ColorName>('Teal');
  const [radius, setRadius] = React.useState(8);
  const labelId = React.useId();

  const getTheme = React.useMemo(() => {
    const theme = createTheme({
      palette: { primary: { main: colors[colorName] } },
      shape: { borderRadius: radius },
    });
    return () => theme;
  }, [colorName, radius]);

  return (
    <ThemeProvider theme={getTheme}>
      <Paper variant="outlined" sx={{ maxWidth: 360, p: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Primary color"
          value={colorName}
          onChange={(_event, value: ColorName | null) => value && setColorName(value)}
        >
          <ToggleButton value="Teal">Teal</ToggleButton>
          <ToggleButton value="Indigo">Indigo</ToggleButton>
          <ToggleButton value="Brown">Brown</ToggleButton>
        </ToggleButtonGroup>
        <Typography id={labelId} sx={{ mt: 2 }}>
          Corner radius: {radius}px
        </Typography>
        <Slider
          aria-labelledby={labelId}
          max={24}
          value={radius}
          onChange={(_event, value) => setRadius(Number(value))}
        />
        <Button variant="contained">Result</Button>
      </Paper>
    </ThemeProvider>
  );
}
