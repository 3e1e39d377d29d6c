import * as React from 'react';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarAndFab() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        width: 320,
        maxWidth: '100%',
        height: 240,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" aria-pressed={open} onClick={() => setOpen(!open)}>
        Message
      </Button>
      <Fab
        color="primary"
        aria-label="Add"
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
      >
        <Add />
      </Fab>
      <Snackbar
        open={open}
        message="The list is sorted"
        sx={{ position: 'absolute', bottom: { xs: 88, sm: 88 } }}
      />
    </Box>
  );
}
