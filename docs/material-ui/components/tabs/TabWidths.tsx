import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabWidths() {
  const [value, setValue] = React.useState(0);
  const handleChange = (_: React.SyntheticEvent, next: number) => setValue(next);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={value} onChange={handleChange} centered aria-label="Centered">
        <Tab label="Photos" />
        <Tab label="Albums" />
      </Tabs>
      <Tabs value={value} onChange={handleChange} variant="fullWidth" aria-label="Full width">
        <Tab label="Photos" />
        <Tab label="Albums" />
      </Tabs>
      <Tabs value={value} onChange={handleChange} aria-label="Wrapped" sx={{ mt: 2 }}>
        <Tab label="Photos" />
        <Tab wrapped label="Albums that others shared with you" sx={{ maxWidth: 150 }} />
      </Tabs>
    </Box>
  );
}
