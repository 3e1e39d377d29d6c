import * as React from 'react';
import Favorite from '@mui/icons-material/Favorite';
import History from '@mui/icons-material/History';
import Place from '@mui/icons-material/Place';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import type { TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const places = [
  { label: 'Recent', icon: <History /> },
  { label: 'Saved', icon: <Favorite /> },
  { label: 'Nearby', icon: <Place /> },
];

type Position = NonNullable<TabProps['iconPosition']> | 'alone';
const positions: Position[] = ['top', 'bottom', 'start', 'end', 'alone'];

export default function IconTabs() {
  const [value, setValue] = React.useState(0);
  const [position, setPosition] = React.useState<Position>('top');

  return (
    <Stack spacing={2} sx={{ width: '100%', minHeight: 128 }}>
      <TextField
        select
        size="small"
        label="Icon"
        value={position}
        onChange={(event) => setPosition(event.target.value as Position)}
        sx={{ width: 160 }}
      >
        {positions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Tabs value={value} onChange={(_, next: number) => setValue(next)} aria-label="Places">
        {places.map(({ label, icon }) =>
          position === 'alone' ? (
            <Tab key={label} icon={icon} aria-label={label} />
          ) : (
            <Tab key={label} icon={icon} label={label} iconPosition={position} />
          ),
        )}
      </Tabs>
    </Stack>
  );
}
