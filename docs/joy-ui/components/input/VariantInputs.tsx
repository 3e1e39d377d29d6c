import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';

export default function VariantInputs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Input variant="outlined" aria-label="Outlined" defaultValue="Outlined" />
      <Input variant="soft" aria-label="Soft" defaultValue="Soft" />
      <Input variant="plain" aria-label="Plain" defaultValue="Plain" />
      <Input variant="solid" aria-label="Solid" defaultValue="Solid" />
    </Box>
  );
}
