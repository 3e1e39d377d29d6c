import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip clickable component="a" href="#customization" label="Customization" />
      <Chip
        clickable
        component="a"
        href="https://react.dev/"
        variant="outlined"
        icon={<OpenInNewIcon />}
        label="React"
      />
    </Stack>
  );
}
