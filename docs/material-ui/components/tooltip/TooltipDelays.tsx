import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipDelays() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild enterDelay={600} enterNextDelay={600} title="For those who wait">
        <Button>Comes late</Button>
      </Tooltip>
      <Tooltip describeChild leaveDelay={400} title="Stays for a moment">
        <Button>Goes late</Button>
      </Tooltip>
    </Stack>
  );
}
