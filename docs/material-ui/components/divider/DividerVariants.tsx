import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerVariants() {
  return (
    <Stack spacing={1} useFlexGap sx={{ maxWidth: 360 }}>
      <Typography variant="body2">fullWidth reaches from edge to edge</Typography>
      <Divider />
      <Typography variant="body2">inset starts 72 px in</Typography>
      <Divider variant="inset" />
      <Typography variant="body2">middle leaves 16 px at both ends</Typography>
      <Divider variant="middle" />
    </Stack>
  );
}
