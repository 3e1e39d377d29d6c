import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ColorToggle() {
  const [platform, setPlatform] = React.useState<string | null>('web');

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label="Platform"
      value={platform}
      onChange={(_, value: string | null) => setPlatform(value)}
      sx={{ maxWidth: 320 }}
    >
      <ToggleButton value="web">Web</ToggleButton>
      <ToggleButton value="android">Android</ToggleButton>
      <ToggleButton value="ios">iOS</ToggleButton>
    </ToggleButtonGroup>
  );
}
