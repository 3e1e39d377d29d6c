import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const panels = [
  ['General', 'Language and time zone'],
  ['Privacy', 'What others see of you'],
  ['Billing', 'Cards and invoices'],
] as const;

export default function VerticalTabs() {
  const [value, setValue] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', width: '100%' }}>
      <Tabs
        orientation="vertical"
        value={value}
        onChange={(_, next: number) => setValue(next)}
        aria-label="Settings"
        sx={{ borderInlineEnd: '1px solid', borderColor: 'divider', flexShrink: 0 }}
      >
        {panels.map(([label], index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            sx={{ alignItems: 'flex-start' }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${value}`}
        tabIndex={0}
        sx={{ p: 2 }}
      >
        {panels[value]?.[1]}
      </Box>
    </Box>
  );
}
