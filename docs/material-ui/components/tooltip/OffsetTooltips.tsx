import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';

export default function OffsetTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip
        describeChild
        title="No margin"
        slotProps={{
          popper: {
            sx: {
              [`&[data-popper-placement*="bottom"] .${tooltipClasses.tooltip}.${tooltipClasses.tooltip}`]:
                { marginTop: 0 },
            },
          },
        }}
      >
        <Button>Closer by margin</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Moved by 14 px to the button"
        slotProps={{
          popper: { modifiers: [{ name: 'offset', options: { offset: [0, -14] } }] },
        }}
      >
        <Button>Closer by offset</Button>
      </Tooltip>
    </Stack>
  );
}
