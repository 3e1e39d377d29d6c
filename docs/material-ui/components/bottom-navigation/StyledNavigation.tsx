import * as React from 'react';
import LibraryMusic from '@mui/icons-material/LibraryMusic';
import PlayCircle from '@mui/icons-material/PlayCircle';
import Radio from '@mui/icons-material/Radio';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses as classes,
} from '@mui/material/BottomNavigationAction';

const look = {
  width: '100%',
  maxWidth: 400,
  height: 64,
  borderRadius: 4,
  bgcolor: 'action.hover',
  [`& .${classes.root}.${classes.selected}`]: { color: 'text.primary' },
  [`& .${classes.selected} svg`]: {
    boxSizing: 'content-box',
    px: 2,
    py: 0.25,
    borderRadius: 4,
    bgcolor: 'action.selected',
  },
  [`& .${classes.label}, & .${classes.label}.${classes.selected}`]: { fontSize: '0.8rem' },
};

export default function StyledNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <BottomNavigation
      showLabels
      value={value}
      onChange={(_, next: number) => setValue(next)}
      sx={look}
    >
      <BottomNavigationAction label="Now" icon={<PlayCircle />} aria-current={value === 0} />
      <BottomNavigationAction label="Library" icon={<LibraryMusic />} aria-current={value === 1} />
      <BottomNavigationAction label="Radio" icon={<Radio />} aria-current={value === 2} />
    </BottomNavigation>
  );
}
