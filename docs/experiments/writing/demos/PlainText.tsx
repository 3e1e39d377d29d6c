import Typography from '@mui/material/Typography';

export default function PlainText() {
  return <Typography>This demo has no toolbar.</Typography>;
}
