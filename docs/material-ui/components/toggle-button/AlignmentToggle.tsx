import * as React from 'react';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function AlignmentToggle() {
  const [alignment, setAlignment] = React.useState<string | null>('left');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Alignment"
      value={alignment}
      onChange={(_, value: string | null) => setAlignment(value)}
    >
      <ToggleButton value="left" aria-label="Left">
        <FormatAlignLeft />
      </ToggleButton>
      <ToggleButton value="center" aria-label="Center">
        <FormatAlignCenter />
      </ToggleButton>
      <ToggleButton disabled value="right" aria-label="Right">
        <FormatAlignRight />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
