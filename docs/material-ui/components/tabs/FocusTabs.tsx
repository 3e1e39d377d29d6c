import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function FocusTabs() {
  const [value, setValue] = React.useState('red');
  const [follows, setFollows] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={follows} onChange={(_, checked) => setFollows(checked)} />}
        label="Selection follows focus"
      />
      <Tabs
        value={value}
        onChange={(_, next: string) => setValue(next)}
        selectionFollowsFocus={follows}
        aria-label="Channel"
      >
        <Tab label="Red" value="red" />
        <Tab label="Green" value="green" />
        <Tab label="Blue" value="blue" />
      </Tabs>
    </Box>
  );
}
