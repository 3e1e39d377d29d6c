import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';

export default function SizeInputs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Input size="sm" aria-label="Small" defaultValue="Small" />
      <Input size="md" aria-label="Medium" defaultValue="Medium" />
      <Input size="lg" aria-label="Large" defaultValue="Large" />
    </Box>
  );
}
