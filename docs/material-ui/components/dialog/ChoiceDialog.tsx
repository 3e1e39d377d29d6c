import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import PersonIcon from '@mui/icons-material/Person';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const choices = [
  { label: 'Personal account', icon: <PersonIcon /> },
  { label: 'Work account', icon: <PersonIcon /> },
  { label: 'New account', icon: <AddIcon /> },
];

export default function ChoiceDialog() {
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState('Work account');

  const handleChoice = (label: string) => {
    setChosen(label);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Switch account
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        You use: {chosen}
      </Typography>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Continue with</DialogTitle>
        <DialogContent sx={{ p: 0 }}>
          <List sx={{ pt: 0 }}>
            {choices.map(({ label, icon }) => (
              <ListItem key={label} disablePadding>
                <ListItemButton
                  aria-current={label === chosen}
                  selected={label === chosen}
                  onClick={() => handleChoice(label)}
                >
                  <ListItemIcon>{icon}</ListItemIcon>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </DialogContent>
      </Dialog>
    </div>
  );
}
