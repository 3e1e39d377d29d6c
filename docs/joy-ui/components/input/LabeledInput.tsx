import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function LabeledInput() {
  return (
    <FormControl required sx={{ maxWidth: 320 }}>
      <FormLabel>Repository name</FormLabel>
      <Input placeholder="quarterly-report" />
      <FormHelperText>Lowercase letters, digits, and hyphens.</FormHelperText>
    </FormControl>
  );
}
