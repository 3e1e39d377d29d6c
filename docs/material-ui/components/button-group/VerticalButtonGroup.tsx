import Add from '@mui/icons-material/Add';
import MyLocation from '@mui/icons-material/MyLocation';
import Remove from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function VerticalButtonGroup() {
  return (
    <ButtonGroup orientation="vertical" variant="outlined" aria-label="Map">
      <Tooltip title="Zoom in" placement="right">
        <Button>
          <Add />
        </Button>
      </Tooltip>
      <Tooltip title="Zoom out" placement="right">
        <Button>
          <Remove />
        </Button>
      </Tooltip>
      <Tooltip title="Show my location" placement="right">
        <Button>
          <MyLocation />
        </Button>
      </Tooltip>
    </ButtonGroup>
  );
}
