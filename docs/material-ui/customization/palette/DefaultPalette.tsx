import Box from '@mui/material/Box';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { PaletteColor } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const palettes = (['light', 'dark'] as const).map(
  (mode) => createTheme({ palette: { mode } }).palette,
);
const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const shades = ['light', 'main', 'dark'] as const;

function Shade({ color, name }: { color: PaletteColor; name: (typeof shades)[number] }) {
  const background = color[name];
  const onWhite = getContrastRatio('#fff', background);
  return (
    <Box
      component="li"
      sx={{ p: 1, bgcolor: background, color: onWhite >= 4.5 ? '#fff' : '#000', fontSize: 13 }}
    >
      {name}
      <Box component="code" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {background}
      </Box>
      {getContrastRatio(color.contrastText, background).toFixed(2)}:1
    </Box>
  );
}

export default function DefaultPalette() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {palettes.map((palette) => (
        <section key={palette.mode} aria-label={`Palette of ${palette.mode} mode`}>
          <Typography variant="subtitle1" component="p">
            mode: {palette.mode}
          </Typography>
          {roles.map((role) => (
            <div key={role}>
              <Typography variant="body2">{role}</Typography>
              <Box
                component="ul"
                aria-label={role}
                sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', p: 0, m: 0, mb: 1 }}
                style={{ listStyle: 'none' }}
              >
                {shades.map((shade) => (
                  <Shade key={shade} color={palette[role]} name={shade} />
                ))}
              </Box>
            </div>
          ))}
        </section>
      ))}
    </Box>
  );
}
