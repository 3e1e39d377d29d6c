import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

// The cast keeps the `component` prop, which `styled()` drops from the types.
const SoftButton = styled(Button)(({ theme }) => ({
  paddingInline: theme.spacing(3),
  '&, &:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&:hover': { boxShadow: 'inset 0 0 0 1px currentColor' },
})) as typeof Button;

export default function StyledButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SoftButton>Reply</SoftButton>
      <SoftButton color="success">Approve</SoftButton>
      <SoftButton color="error">Reject</SoftButton>
      <SoftButton component="a" href="#with-styled">
        Link to this section
      </SoftButton>
    </Stack>
  );
}
