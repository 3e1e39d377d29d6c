import * as React from 'react';
import Check from '@mui/icons-material/Check';
import ToggleButton from '@mui/material/ToggleButton';

export default function StandaloneToggle() {
  const [selected, setSelected] = React.useState(false);

  return (
    <ToggleButton
      value="done"
      aria-label="Done"
      selected={selected}
      onChange={() => setSelected(!selected)}
    >
      <Check />
    </ToggleButton>
  );
}
