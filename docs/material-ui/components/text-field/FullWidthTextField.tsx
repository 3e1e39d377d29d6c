import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FullWidthTextField() {
  return (
    <Box sx={{ maxWidth: 480 }}>
      <TextField fullWidth label="Title" helperText="As wide as the box around it" />
    </Box>
  );
}
