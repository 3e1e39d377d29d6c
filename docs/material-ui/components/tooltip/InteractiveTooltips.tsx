import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function InteractiveTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="You can move onto this text and select it">
        <Button>Stays</Button>
      </Tooltip>
      <Tooltip describeChild disableInteractive title="Gone when you leave the button">
        <Button>Closes</Button>
      </Tooltip>
    </Stack>
  );
}
