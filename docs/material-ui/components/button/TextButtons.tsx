import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function TextButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button>Show details</Button>
      <Button disabled>Show details</Button>
      <Button href="#text-buttons">Link to this section</Button>
    </Stack>
  );
}
