import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DescribedTooltip() {
  return (
    <Tooltip describeChild title="Sends a copy to everybody in the project">
      <Button variant="outlined">Publish</Button>
    </Tooltip>
  );
}
