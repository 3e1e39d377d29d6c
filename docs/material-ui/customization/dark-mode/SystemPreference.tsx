import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SystemPreference() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');

  return <Typography>Your system asks for {prefersDark ? 'dark' : 'light'} colors.</Typography>;
}
