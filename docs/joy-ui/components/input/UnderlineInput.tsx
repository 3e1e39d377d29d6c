import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function UnderlineInput() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Underlined</FormLabel>
      <Input
        variant="plain"
        sx={{
          '--Input-radius': '0px',
          '--Input-paddingInline': '0px',
          borderBlockEnd: '2px solid',
          borderColor: 'neutral.500',
          '&::before': { display: 'none' },
          '&:focus-within': { borderColor: 'var(--Input-focusedHighlight)' },
        }}
      />
    </FormControl>
  );
}
