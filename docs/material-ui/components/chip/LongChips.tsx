import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const label = 'A label that is longer than the room it has';

export default function LongChips() {
  return (
    <Stack spacing={1} sx={{ width: 200, alignItems: 'flex-start' }}>
      <Chip label={label} title={label} />
      <Chip
        label={label}
        sx={{
          height: 'auto',
          [`& .${chipClasses.label}`]: { py: 0.5, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
