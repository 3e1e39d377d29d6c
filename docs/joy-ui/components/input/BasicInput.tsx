import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';

export default function BasicInput() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Input aria-label="City" placeholder="For example, Lisbon" />
      <Input aria-label="Country" defaultValue="Portugal" />
    </Box>
  );
}
