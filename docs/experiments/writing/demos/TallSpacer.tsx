import Box from '@mui/material/Box';

export default function TallSpacer() {
  return <Box sx={{ height: 2400 }}>Scroll on.</Box>;
}
