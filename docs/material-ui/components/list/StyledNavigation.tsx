import * as React from 'react';
import DnsIcon from '@mui/icons-material/Dns';
import PeopleIcon from '@mui/icons-material/People';
import PublicIcon from '@mui/icons-material/Public';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemIcon, { listItemIconClasses } from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const NavigationList = styled(List)(({ theme }) => ({
  padding: theme.spacing(1),
  [`& .${listItemButtonClasses.root}`]: { borderRadius: 8 },
  [`& .${listItemIconClasses.root}`]: { minWidth: 36, color: 'inherit' },
  [`& .${listItemButtonClasses.selected}`]: { fontWeight: 600 },
}));

const entries = [
  { name: 'Members', icon: <PeopleIcon fontSize="small" /> },
  { name: 'Database', icon: <DnsIcon fontSize="small" /> },
  { name: 'Hosting', icon: <PublicIcon fontSize="small" /> },
];

export default function StyledNavigation() {
  const [current, setCurrent] = React.useState('Members');

  return (
    <Box
      component="nav"
      aria-label="Project"
      sx={{ maxWidth: 256, bgcolor: 'action.hover', borderRadius: 2 }}
    >
      <NavigationList dense>
        {entries.map(({ name, icon }) => (
          <ListItem key={name} disablePadding>
            <ListItemButton
              component="a"
              href="#customization"
              selected={name === current}
              aria-current={name === current ? 'page' : undefined}
              onClick={() => setCurrent(name)}
            >
              <ListItemIcon>{icon}</ListItemIcon>
              <ListItemText primary={name} primaryTypographyProps={{ fontWeight: 'inherit' }} />
            </ListItemButton>
          </ListItem>
        ))}
      </NavigationList>
    </Box>
  );
}
