import * as React from 'react';
import Badge from '@mui/material/Badge';
import Bookmark from '@mui/icons-material/Bookmark';
import Explore from '@mui/icons-material/Explore';
import Notifications from '@mui/icons-material/Notifications';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const pages = [
  { path: '/explore', label: 'Explore', icon: <Explore /> },
  { path: '/saved', label: 'Saved', icon: <Bookmark /> },
  {
    path: '/news',
    label: 'News',
    icon: (
      <Badge badgeContent={3} color="error">
        <Notifications />
      </Badge>
    ),
    'aria-label': 'News, 3 unread',
  },
];

export default function LinkNavigation() {
  // Stands for the path that your router tells you.
  const [path, setPath] = React.useState('/explore');

  return (
    <BottomNavigation
      component="nav"
      aria-label="Main pages"
      showLabels
      value={path}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {pages.map(({ path: to, ...action }) => (
        <BottomNavigationAction
          key={to}
          {...action}
          component="a"
          href={`#links${to}`}
          value={to}
          aria-current={to === path ? 'page' : undefined}
          onClick={(event: React.MouseEvent) => {
            event.preventDefault();
            setPath(to);
          }}
        />
      ))}
    </BottomNavigation>
  );
}
