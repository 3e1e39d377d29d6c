import * as React from 'react';
import Crop from '@mui/icons-material/Crop';
import RotateLeft from '@mui/icons-material/RotateLeft';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import SpeedDial from '@mui/material/SpeedDial';
import type { SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';

type Direction = NonNullable<SpeedDialProps['direction']>;
const directions: Direction[] = ['up', 'right', 'down', 'left'];

export default function SpeedDialDirections() {
  const [direction, setDirection] = React.useState<Direction>('right');
  const [hidden, setHidden] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Direction"
        value={direction}
        onChange={(_, next) => setDirection(next as Direction)}
      >
        {directions.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio size="small" />} label={name} />
        ))}
      </RadioGroup>
      <FormControlLabel
        control={<Switch checked={hidden} onChange={(_, checked) => setHidden(checked)} />}
        label="Hidden"
      />
      <Box sx={{ display: 'grid', placeItems: 'center', isolation: 'isolate', height: 250 }}>
        <SpeedDial
          ariaLabel="Picture tools"
          icon={<SpeedDialIcon />}
          direction={direction}
          hidden={hidden}
        >
          <SpeedDialAction icon={<Crop />} tooltipTitle="Crop" />
          <SpeedDialAction icon={<RotateLeft />} tooltipTitle="Rotate" />
          <SpeedDialAction icon={<Tune />} tooltipTitle="Adjust" />
        </SpeedDial>
      </Box>
    </Box>
  );
}
