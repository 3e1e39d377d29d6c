import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const sections = ['News', 'Sports', 'Weather'];

export default function BarWithDrawer() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('News');

  const choose = (name: string) => {
    setSection(name);
    setOpen(false);
  };

  return (
    <AppBar position="static">
      <Toolbar>
        <IconButton
          edge="start"
          color="inherit"
          aria-label="Sections"
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ mr: 2 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div">
          {section}
        </Typography>
      </Toolbar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-label': 'Sections', sx: { width: 240 } }}
      >
        <List>
          {sections.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton selected={name === section} onClick={() => choose(name)}>
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </AppBar>
  );
}
