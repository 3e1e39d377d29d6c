import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltip() {
  return (
    <Tooltip describeChild title="Only owners can archive">
      <span>
        <Button disabled variant="outlined">
          Archive
        </Button>
      </span>
    </Tooltip>
  );
}
