import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

// The class belongs on the popper: as `className` it would end up on the button.
const PlainTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} arrow classes={{ popper: className }} />
))({
  [`& .${tooltipClasses.tooltip}`]: { backgroundColor: '#000' },
  [`& .${tooltipClasses.arrow}`]: { color: '#000' },
});

export default function CustomTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <PlainTooltip describeChild title="Black, with an arrow">
        <Button>Styled</Button>
      </PlainTooltip>
      <Tooltip
        describeChild
        title={
          <>
            <Typography sx={{ fontWeight: 600 }}>Rich content</Typography>
            <Typography variant="body2">
              With <em>emphasis</em>, but without anything to press.
            </Typography>
          </>
        }
        slotProps={{
          tooltip: {
            sx: { bgcolor: 'background.paper', color: 'text.primary', boxShadow: 4, p: 1.5 },
          },
        }}
      >
        <Button>Rich</Button>
      </Tooltip>
    </Stack>
  );
}
