import * as React from 'react';
import Favorite from '@mui/icons-material/Favorite';
import Home from '@mui/icons-material/Home';
import Search from '@mui/icons-material/Search';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const places = [
  { label: 'Start', icon: <Home /> },
  { label: 'Search', icon: <Search /> },
  { label: 'Saved', icon: <Favorite /> },
];

export default function BasicBottomNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      value={value}
      onChange={(_, next: number) => setValue(next)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {places.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === value}
        />
      ))}
    </BottomNavigation>
  );
}
