import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function LabTabs() {
  const [value, setValue] = React.useState('day');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList onChange={(_, next: string) => setValue(next)} aria-label="Period">
          <Tab label="Day" value="day" />
          <Tab label="Week" value="week" />
          <Tab label="Month" value="month" />
        </TabList>
        <TabPanel value="day">24 hours</TabPanel>
        <TabPanel value="week">7 days</TabPanel>
        <TabPanel value="month">28 to 31 days</TabPanel>
      </TabContext>
    </Box>
  );
}
