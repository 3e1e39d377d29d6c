import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { tabScrollButtonClasses as classes } from '@mui/material/TabScrollButton';

const names =
  'January February March April May June July August September October November December';

export default function ScrollableTabs() {
  const [value, setValue] = React.useState(0);
  const [buttons, setButtons] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControlLabel
        control={<Switch checked={buttons} onChange={(_, checked) => setButtons(checked)} />}
        label="Scroll buttons"
      />
      <Tabs
        value={value}
        onChange={(_, next: number) => setValue(next)}
        variant="scrollable"
        scrollButtons={buttons}
        allowScrollButtonsMobile
        aria-label="Month"
        sx={{ [`& .${classes.root}.${classes.disabled}`]: { opacity: 0.3 } }}
      >
        {names.split(' ').map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
