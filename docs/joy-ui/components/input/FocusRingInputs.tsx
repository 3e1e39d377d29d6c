import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FocusRingInputs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <FormControl>
        <FormLabel>Ring on the inside</FormLabel>
        <Input />
      </FormControl>
      <FormControl>
        <FormLabel>Thicker</FormLabel>
        <Input sx={{ '--Input-focusedThickness': '4px' }} />
      </FormControl>
      <FormControl>
        <FormLabel>On the outside</FormLabel>
        <Input sx={{ '--Input-focusedInset': 'var(--none, )' }} />
      </FormControl>
      <FormControl>
        <FormLabel>In the color of the input</FormLabel>
        <Input color="success" />
      </FormControl>
    </Box>
  );
}
