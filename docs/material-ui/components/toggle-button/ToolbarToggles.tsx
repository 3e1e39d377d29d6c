import * as React from 'react';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const FlatGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  gap: theme.spacing(0.5),
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    border: 0,
    margin: 0,
    minWidth: 36,
    borderRadius: 8,
    [`&.${toggleButtonClasses.disabled}`]: { border: 0 },
  },
}));

export default function ToolbarToggles() {
  const [level, setLevel] = React.useState<string | null>('h2');
  const [marks, setMarks] = React.useState<string[]>(['b']);

  return (
    <Paper variant="outlined" sx={{ display: 'inline-flex', p: 0.5, borderRadius: '12px' }}>
      <FlatGroup
        exclusive
        size="small"
        aria-label="Level of the heading"
        value={level}
        onChange={(_, value: string | null) => setLevel(value)}
      >
        <ToggleButton value="h2">H2</ToggleButton>
        <ToggleButton value="h3">H3</ToggleButton>
      </FlatGroup>
      <Divider flexItem orientation="vertical" sx={{ mx: 0.5, my: 1 }} />
      <FlatGroup
        size="small"
        aria-label="Marks"
        value={marks}
        onChange={(_, value: string[]) => setMarks(value)}
      >
        <ToggleButton value="b" aria-label="Bold">
          <b>B</b>
        </ToggleButton>
        <ToggleButton value="i" aria-label="Italic">
          <i>I</i>
        </ToggleButton>
      </FlatGroup>
    </Paper>
  );
}
