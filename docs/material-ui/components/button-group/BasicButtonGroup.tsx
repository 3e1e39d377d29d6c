import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup variant="contained" aria-label="Zoom">
      <Button>Out</Button>
      <Button>Fit</Button>
      <Button>In</Button>
    </ButtonGroup>
  );
}
