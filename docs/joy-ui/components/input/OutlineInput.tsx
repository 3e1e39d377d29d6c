import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function OutlineInput() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Focus me</FormLabel>
      <Input
        sx={{
          '&::before': { display: 'none' },
          '&:focus-within': {
            outline: '2px solid var(--Input-focusedHighlight)',
            outlineOffset: '2px',
          },
        }}
      />
    </FormControl>
  );
}
