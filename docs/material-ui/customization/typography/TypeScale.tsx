import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const { typography } = createTheme();
const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypeScale() {
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {variants.map((name) => {
        const { fontSize, fontWeight, lineHeight, letterSpacing, textTransform } = typography[name];
        const sizes = { fontSize, fontWeight, lineHeight, letterSpacing, textTransform };
        return (
          <li key={name}>
            <Typography component="div" sx={{ ...sizes, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[fontSize, fontWeight, lineHeight, letterSpacing].join(' · ')}
            </Typography>
          </li>
        );
      })}
    </Stack>
  );
}
