import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

const messages = { idle: '', saving: 'Saving…', saved: 'Changes saved' };

export default function LoadingSaveButton() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (status === 'saving') {
      const timer = setTimeout(() => setStatus('saved'), 2000);
      return () => clearTimeout(timer);
    }
    // The browser dropped the focus when the button became disabled.
    if (status === 'saved' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    return undefined;
  }, [status]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button
        ref={buttonRef}
        loading={status === 'saving'}
        loadingIndicator={<CircularProgress aria-hidden="true" />}
        onClick={() => setStatus('saving')}
      >
        Save changes
      </Button>
      <Typography role="status" level="body-sm">
        {messages[status]}
      </Typography>
    </Box>
  );
}
