import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open settings
      </Button>
      <Dialog fullScreen open={open} onClose={close} aria-labelledby="full-screen-dialog-title">
        <AppBar position="static">
          <Toolbar>
            <IconButton edge="start" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <Typography
              id="full-screen-dialog-title"
              component="h2"
              variant="h6"
              sx={{ flex: 1, ml: 2 }}
            >
              Sound settings
            </Typography>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent sx={{ p: 0 }}>
          <List>
            <ListItem divider>
              <ListItemText primary="Ringtone" secondary="Bells" />
            </ListItem>
            <ListItem>
              <ListItemText primary="Volume" secondary="70 %" />
            </ListItem>
          </List>
        </DialogContent>
      </Dialog>
    </div>
  );
}
