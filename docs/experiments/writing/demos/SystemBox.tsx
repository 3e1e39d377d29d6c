import Box from '@mui/system/Box';

export default function SystemBox() {
  return <Box sx={{ p: 2, border: 1, borderRadius: 1 }}>A box of MUI System</Box>;
}
