import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = { idle: '', saving: 'Saving…', saved: 'All changes saved' };

export default function FocusableLoadingButton() {
  const [state, setState] = React.useState<keyof typeof messages>('idle');
  const saving = state === 'saving';

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    // Stands for the request that your app sends.
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        aria-disabled={saving}
        onClick={() => setState('saving')}
        startIcon={
          saving ? <CircularProgress aria-hidden color="inherit" size={20} /> : <SaveIcon />
        }
        sx={{ '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.7 } }}
      >
        Save
      </Button>
      <Typography role="status" variant="body2">
        {messages[state]}
      </Typography>
    </Stack>
  );
}
