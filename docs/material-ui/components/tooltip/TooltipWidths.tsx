import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const text =
  'A longer text goes on in a second line as soon as it reaches the largest width a tooltip may have.';

const widths = [
  { label: '300 px', maxWidth: undefined },
  { label: '160 px', maxWidth: 160 },
  { label: 'No limit', maxWidth: 'none' },
];

export default function TooltipWidths() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {widths.map(({ label, maxWidth }) => (
        <Tooltip
          key={label}
          describeChild
          title={text}
          slotProps={{ tooltip: { sx: { maxWidth } } }}
        >
          <Button>{label}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
