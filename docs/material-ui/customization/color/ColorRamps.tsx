import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { getContrastRatio } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import * as colors from '@mui/material/colors';

const { common: _common, ...named } = colors;
// Sorted, since a bundler may list the exports of a module in another order than the server.
const ramps = Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1));

function getTextColor(background: string) {
  return getContrastRatio('#fff', background) >= 4.5 ? '#fff' : '#000';
}

export default function ColorRamps() {
  return (
    <Stack spacing={2}>
      {ramps.map(([hue, shades]) => (
        <section key={hue} aria-label={hue}>
          <Typography variant="subtitle2" component="p">
            {hue}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {Object.entries(shades).map(([shade, color]) => (
              <Box
                component="li"
                key={shade}
                sx={{ px: 1, py: 0.5, bgcolor: color, color: getTextColor(color), fontSize: 13 }}
              >
                {shade}
                <br />
                <code>{color}</code>
              </Box>
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}
