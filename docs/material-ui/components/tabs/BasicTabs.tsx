import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels = [
  { label: 'Overview', text: 'Mars is the fourth planet from the Sun.' },
  { label: 'Moons', text: 'Phobos and Deimos were discovered in 1877.' },
  { label: 'Surface', text: 'Olympus Mons is its highest mountain.' },
];

export default function BasicTabs() {
  const [value, setValue] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Tabs value={value} onChange={(_, next: number) => setValue(next)} aria-label="Mars">
          {panels.map(({ label }, index) => (
            <Tab
              key={label}
              label={label}
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
            />
          ))}
        </Tabs>
      </Box>
      {panels.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
