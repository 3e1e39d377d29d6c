import Chip, { chipClasses } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const SquareChip = styled(Chip)(({ theme }) => ({
  borderRadius: 4,
  fontFamily: 'monospace',
  [`& .${chipClasses.label}`]: { paddingInline: theme.spacing(1) },
  [`&.${chipClasses.outlined}`]: { borderStyle: 'dashed' },
}));

export default function StyledChip() {
  return (
    <Stack direction="row" spacing={1}>
      <SquareChip label="v6.0.0" />
      <SquareChip label="beta" color="primary" />
      <SquareChip label="draft" variant="outlined" />
    </Stack>
  );
}
