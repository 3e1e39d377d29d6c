import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CheckCircleOutline from '@mui/icons-material/CheckCircleOutline';

const points = [
  'Put a first advantage of your app here.',
  'A second one, short enough for a single line.',
  'A third one, and no more than that.',
];

function Artwork() {
  return (
    <Box component="svg" viewBox="0 0 240 120" aria-hidden="true" sx={{ maxWidth: 320 }}>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="8" y="20" width="104" height="72" rx="10" />
        <rect x="72" y="44" width="104" height="64" rx="10" opacity="0.6" />
        <circle cx="204" cy="44" r="26" opacity="0.8" />
        <path d="M24 40h56M24 54h36M24 68h44" strokeLinecap="round" />
        <path d="m194 44 8 8 14-16" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </Box>
  );
}

/** What the app is about, beside the form; small screens show the form alone. */
export default function SignInAside() {
  return (
    <Box
      component="aside"
      aria-label="About Sample app"
      sx={[
        {
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 3,
          p: { md: 6, lg: 10 },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
        // In the dark, half a screen of a light color would blind.
        (theme) =>
          theme.applyStyles('dark', { bgcolor: 'background.paper', color: 'primary.main' }),
      ]}
    >
      <Artwork />
      <Typography component="p" variant="h4">
        Sample app
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
            <CheckCircleOutline aria-hidden="true" />
            <Typography component="span">{point}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
