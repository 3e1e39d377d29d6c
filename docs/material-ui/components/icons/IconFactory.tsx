import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const BarsIcon = createSvgIcon(<path d="M4 20V10h4v10zm6 0V4h4v16zm6 0v-7h4v7z" />, 'Bars');
const PeakIcon = createSvgIcon(<path d="M2 20 9 6l4 8 3-5 6 11z" />, 'Peak');

export default function IconFactory() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<BarsIcon />}>
        Statistics
      </Button>
      <Button variant="outlined" startIcon={<PeakIcon />}>
        Elevation
      </Button>
    </Stack>
  );
}
