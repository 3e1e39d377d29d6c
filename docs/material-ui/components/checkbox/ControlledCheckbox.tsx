import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function ControlledCheckbox() {
  const [confirmed, setConfirmed] = React.useState(false);

  return (
    <FormGroup>
      <FormControlLabel
        label="I know that this cannot be undone"
        control={
          <Checkbox checked={confirmed} onChange={(event) => setConfirmed(event.target.checked)} />
        }
      />
      <Button
        variant="outlined"
        color="error"
        disabled={!confirmed}
        onClick={() => setConfirmed(false)}
        sx={{ mt: 1, alignSelf: 'flex-start' }}
      >
        Empty the trash
      </Button>
    </FormGroup>
  );
}
