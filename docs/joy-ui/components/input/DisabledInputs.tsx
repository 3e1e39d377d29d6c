import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function DisabledInputs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <FormControl disabled>
        <FormLabel>Disabled</FormLabel>
        <Input defaultValue="Task 1" />
      </FormControl>
      <FormControl>
        <FormLabel>Read-only</FormLabel>
        <Input readOnly defaultValue="Task 2" variant="soft" />
      </FormControl>
    </Box>
  );
}
