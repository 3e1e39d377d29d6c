import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function NativeAttributes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <FormControl>
        <FormLabel>Seats</FormLabel>
        <Input
          type="number"
          defaultValue={2}
          slotProps={{ input: { min: 1, max: 10, step: 1 } }}
          sx={{ width: 120 }}
        />
        <FormHelperText>1 to 10</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Day of the eclipse</FormLabel>
        <Input
          type="date"
          defaultValue="2026-08-12"
          slotProps={{ input: { min: '2026-01-01', max: '2026-12-31' } }}
        />
        <FormHelperText>In 2026</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Code</FormLabel>
        <Input
          autoComplete="one-time-code"
          slotProps={{ input: { inputMode: 'numeric', maxLength: 6, spellCheck: false } }}
          sx={{ width: 120 }}
        />
        <FormHelperText>Six digits</FormHelperText>
      </FormControl>
    </Box>
  );
}
