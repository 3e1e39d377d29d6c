import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BarChart from '@mui/icons-material/BarChart';
import ElectricMeter from '@mui/icons-material/ElectricMeter';
import Tune from '@mui/icons-material/Tune';

export type View = 'overview' | 'meters' | 'settings';

export const viewTitles: Readonly<Record<View, string>> = {
  overview: 'Overview',
  meters: 'Meters',
  settings: 'Settings',
};

const icons: ReadonlyArray<readonly [View, React.ReactNode]> = [
  ['overview', <BarChart />],
  ['meters', <ElectricMeter />],
  ['settings', <Tune />],
];

export interface NavigationProps {
  readonly view: View;
  readonly onChange: (view: View) => void;
}

/** With a router, make the buttons links: `component={Link}` and `to` in place of `onClick`. */
export default function Navigation({ view, onChange }: NavigationProps) {
  return (
    <List sx={{ p: 1 }}>
      {icons.map(([id, icon]) => (
        <ListItem key={id} disablePadding>
          <ListItemButton
            component="button"
            selected={id === view}
            aria-current={id === view ? 'page' : undefined}
            onClick={() => onChange(id)}
            sx={{ borderRadius: 1 }}
          >
            <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
            <ListItemText primary={viewTitles[id]} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
