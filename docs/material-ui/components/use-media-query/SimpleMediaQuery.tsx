import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleMediaQuery() {
  const isWide = useMediaQuery('(min-width:600px)');

  return <Typography role="status">At least 600 px wide: {isWide ? 'yes' : 'no'}</Typography>;
}
