import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckCard } from './CheckCard';
import { columns } from './columns';
import { useTransfer } from './useTransfer';

export default function CardTransferList() {
  const { available, shown, checked, message, check, move } = useTransfer(columns, ['Mass']);
  const cards = { checked, onCheck: check };

  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <CheckCard title="Available" names={available} {...cards} />
        <Stack>
          <IconButton aria-label="Show checked" onClick={() => move(checked, 'shown')}>
            <ChevronRight />
          </IconButton>
          <IconButton aria-label="Hide checked" onClick={() => move(checked, 'available')}>
            <ChevronLeft />
          </IconButton>
        </Stack>
        <CheckCard title="Shown" names={shown} {...cards} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {message}
      </Typography>
    </div>
  );
}
