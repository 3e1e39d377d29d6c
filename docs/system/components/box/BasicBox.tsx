import Box from '@mui/system/Box';

export default function BasicBox() {
  return (
    <Box sx={{ p: 2, border: '1px dashed', borderRadius: 1, maxWidth: 360 }}>
      A Box is a div with an <code>sx</code> prop.
    </Box>
  );
}
