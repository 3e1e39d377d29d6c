import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [value, setValue] = React.useState('open');
  const tabs = [
    <Tab key="open" value="open" label="Open" />,
    <Tab key="done" value="done" label="Done" />,
    <Tab key="archive" value="archive" label="Archive" disabled />,
  ];
  const handleChange = (_: React.SyntheticEvent, next: string) => setValue(next);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Tabs value={value} onChange={handleChange} aria-label="Tasks, primary color">
        {tabs}
      </Tabs>
      <Tabs
        value={value}
        onChange={handleChange}
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Tasks, secondary color"
      >
        {tabs}
      </Tabs>
      <Box sx={{ bgcolor: 'grey.800', color: 'common.white' }}>
        <Tabs
          value={value}
          onChange={handleChange}
          textColor="inherit"
          TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
          aria-label="Tasks, inherited color"
        >
          {tabs}
        </Tabs>
      </Box>
    </Stack>
  );
}
