import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export const feedback = {
  'react-alert': () => (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Alert severity="success">
        <AlertTitle>Saved</AlertTitle>
        All changes are stored.
      </Alert>
      <Alert severity="warning" variant="outlined">
        Storage is almost full.
      </Alert>
    </Stack>
  ),
  'react-backdrop': () => (
    <Backdrop open appear={false}>
      <CircularProgress variant="determinate" value={70} sx={{ color: '#fff' }} />
    </Backdrop>
  ),
  'react-dialog': () => (
    <Dialog
      open
      disablePortal
      TransitionProps={{ appear: false }}
      slotProps={{ backdrop: { appear: false } }}
      PaperProps={{ sx: { m: 1, maxHeight: 'none', minWidth: 220 } }}
    >
      <DialogTitle sx={{ py: 1, fontSize: 17 }}>Delete the draft?</DialogTitle>
      <DialogContent sx={{ pb: 0.5 }}>
        <DialogContentText variant="body2">It cannot be restored.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button size="small">Keep</Button>
        <Button size="small" color="error">
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  ),
  'react-progress': () => (
    <Stack spacing={3} sx={{ width: 200, alignItems: 'center' }}>
      <CircularProgress variant="determinate" value={65} />
      <LinearProgress variant="determinate" value={40} sx={{ width: '100%' }} />
    </Stack>
  ),
  'react-skeleton': () => (
    <Stack spacing={1} sx={{ width: 210 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Skeleton animation={false} variant="circular" width={40} height={40} />
        <Skeleton animation={false} variant="text" sx={{ flex: 1, fontSize: 18 }} />
      </Stack>
      <Skeleton animation={false} variant="rounded" height={72} />
    </Stack>
  ),
  // The part of a snackbar that is seen; where it stands on the screen is the browser's business.
  'react-snackbar': () => (
    <SnackbarContent
      message="Task archived"
      action={
        <Button size="small" color="inherit">
          Undo
        </Button>
      }
      sx={{ minWidth: { xs: 220, sm: 220 } }}
    />
  ),
};
