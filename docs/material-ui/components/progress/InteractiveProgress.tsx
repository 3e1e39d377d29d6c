import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = { idle: 'Not saved', saving: 'Saving', saved: 'Saved' };

export default function InteractiveProgress() {
  const [phase, setPhase] = React.useState<keyof typeof messages>('idle');
  const isSaving = phase === 'saving';

  React.useEffect(() => {
    if (!isSaving) return undefined;
    const timer = setTimeout(() => setPhase('saved'), 1500);
    return () => clearTimeout(timer);
  }, [isSaving]);

  const icon = phase === 'saved' ? <CheckIcon /> : <SaveIcon />;
  const actionProps = { 'aria-disabled': isSaving, onClick: () => setPhase('saving') };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ position: 'relative' }}>
        <Fab color="primary" aria-label="Save" {...actionProps}>
          {icon}
        </Fab>
        {isSaving && (
          <CircularProgress
            aria-hidden
            size={68}
            sx={{ position: 'absolute', inset: -6, zIndex: 'fab', pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Button
        variant="outlined"
        startIcon={isSaving ? <CircularProgress aria-hidden color="inherit" size={20} /> : icon}
        {...actionProps}
      >
        Save changes
      </Button>
      <Typography role="status" variant="body2">
        {messages[phase]}
      </Typography>
    </Stack>
  );
}
