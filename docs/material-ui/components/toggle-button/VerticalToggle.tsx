import * as React from 'react';
import ViewList from '@mui/icons-material/ViewList';
import ViewModule from '@mui/icons-material/ViewModule';
import ViewQuilt from '@mui/icons-material/ViewQuilt';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function VerticalToggle() {
  const [view, setView] = React.useState<string | null>('list');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="View"
      value={view}
      onChange={(_, value: string | null) => setView(value)}
    >
      <Tooltip title="List" placement="right">
        <ToggleButton value="list">
          <ViewList />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Tiles" placement="right">
        <ToggleButton value="tiles">
          <ViewModule />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Mosaic" placement="right">
        <ToggleButton value="mosaic">
          <ViewQuilt />
        </ToggleButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
