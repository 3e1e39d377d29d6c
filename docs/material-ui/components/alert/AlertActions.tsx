import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlertActions() {
  const [outcome, setOutcome] = React.useState('Nothing pressed yet');

  return (
    <Stack spacing={2}>
      <Alert role="note" severity="info" onClose={() => setOutcome('Close was pressed')}>
        With onClose there is a close button.
      </Alert>
      <Alert
        role="note"
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={() => setOutcome('Undo was pressed')}>
            Undo
          </Button>
        }
      >
        The draft is in the trash.
      </Alert>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {outcome}
      </Typography>
    </Stack>
  );
}
