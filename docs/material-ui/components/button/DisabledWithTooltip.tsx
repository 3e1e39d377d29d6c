import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const reason = 'Only the owner can delete this project';

export default function DisabledWithTooltip() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title={reason}>
        <span>
          <Button variant="outlined" disabled>
            Delete (pointer only)
          </Button>
        </span>
      </Tooltip>
      <Tooltip describeChild title={reason}>
        <Button
          variant="outlined"
          aria-disabled
          disableTouchRipple
          sx={{
            '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
              color: 'action.disabled',
              borderColor: 'action.disabledBackground',
              backgroundColor: 'transparent',
              cursor: 'default',
            },
          }}
        >
          Delete (stays focusable)
        </Button>
      </Tooltip>
    </Stack>
  );
}
