import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function ControlledCheckbox() {
  const [confirmed, setConfirmed] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Checkbox checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)} />
        }
        label="I know that this cannot be undone"
      />
      <Button
        variant="outlined"
        color="error"
        disabled={!confirmed}
        onClick={() => setConfirmed(false)}
      >
        Empty the trash
      </Button>
    </Stack>
  );
}
