import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList } from './CheckList';
import { columns } from './columns';
import { useTransfer } from './useTransfer';

export default function BasicTransferList() {
  const { available, shown, checked, message, check, move } = useTransfer(columns, [
    'Name',
    'Symbol',
  ]);
  const lists = { checked, onCheck: check };

  return (
    <div>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <CheckList title="Available columns" names={available} {...lists} />
        <Stack spacing={1}>
          <Button variant="outlined" onClick={() => move(columns, 'shown')}>
            Show all
          </Button>
          <Button variant="outlined" onClick={() => move(checked, 'shown')}>
            Show checked
          </Button>
          <Button variant="outlined" onClick={() => move(checked, 'available')}>
            Hide checked
          </Button>
          <Button variant="outlined" onClick={() => move(columns, 'available')}>
            Hide all
          </Button>
        </Stack>
        <CheckList title="Shown columns" names={shown} {...lists} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {message}
      </Typography>
    </div>
  );
}
