import Divider, { dividerClasses } from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function StyledDividers() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 360 }}>
      <Divider sx={{ opacity: 0.6 }} />
      <Divider sx={{ borderColor: 'primary.main', borderBottomWidth: 2 }} />
      <Divider sx={{ borderStyle: 'dashed', borderColor: 'text.secondary' }} />
      <Divider
        role="presentation"
        sx={{
          '&::before, &::after': { borderColor: 'primary.main' },
          [`& .${dividerClasses.wrapper}`]: { color: 'primary.main', fontWeight: 600 },
        }}
      >
        Chapter 2
      </Divider>
    </Stack>
  );
}
