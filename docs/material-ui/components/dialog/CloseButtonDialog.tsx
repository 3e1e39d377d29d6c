import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions, { dialogActionsClasses } from '@mui/material/DialogActions';
import DialogContent, { dialogContentClasses } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const RoomyDialog = styled(Dialog)(({ theme }) => ({
  [`& .${dialogContentClasses.root}`]: { padding: theme.spacing(4, 3) },
  [`& .${dialogActionsClasses.root}`]: { padding: theme.spacing(2, 3) },
}));

export default function CloseButtonDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show details
      </Button>
      <RoomyDialog open={open} onClose={close}>
        <DialogTitle sx={{ pr: 7 }}>File details</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>
          <Typography>report.pdf, 12 pages, 340 kB</Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Download</Button>
        </DialogActions>
      </RoomyDialog>
    </div>
  );
}
