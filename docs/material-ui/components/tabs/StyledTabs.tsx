import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const pills = {
  bgcolor: 'action.hover',
  borderRadius: 6,
  minHeight: 40,
  p: 0.5,
  [`& .${tabsClasses.indicator}`]: {
    height: '100%',
    borderRadius: 5,
    bgcolor: 'background.paper',
  },
  [`& .${tabClasses.root}`]: {
    zIndex: 1,
    minHeight: 32,
    minWidth: 64,
    px: 1.5,
    py: 0.5,
    borderRadius: 5,
    textTransform: 'none',
    [`&.${tabClasses.selected}`]: { color: 'text.primary' },
  },
};

export default function StyledTabs() {
  const [value, setValue] = React.useState('list');

  return (
    <Tabs value={value} onChange={(_, next: string) => setValue(next)} aria-label="View" sx={pills}>
      <Tab label="List" value="list" disableRipple />
      <Tab label="Board" value="board" disableRipple />
      <Tab label="Calendar" value="calendar" disableRipple />
    </Tabs>
  );
}
