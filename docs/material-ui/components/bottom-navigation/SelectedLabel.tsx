import * as React from 'react';
import Chat from '@mui/icons-material/Chat';
import Groups from '@mui/icons-material/Groups';
import Phone from '@mui/icons-material/Phone';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';

const places = [
  { value: 'calls', label: 'Calls', icon: <Phone /> },
  { value: 'chats', label: 'Chats', icon: <Chat /> },
  { value: 'groups', label: 'Groups', icon: <Groups /> },
];

export default function SelectedLabel() {
  const [value, setValue] = React.useState('chats');

  return (
    <BottomNavigation
      value={value}
      onChange={(_, next: string) => setValue(next)}
      sx={{ width: '100%', maxWidth: 400 }}
    >
      {places.map((place) => (
        <BottomNavigationAction key={place.value} {...place} aria-current={place.value === value} />
      ))}
    </BottomNavigation>
  );
}
