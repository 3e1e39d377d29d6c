import * as React from 'react';
import Button from '@mui/material/Button';

export default function ThrowsOnClick() {
  const [isBroken, setBroken] = React.useState(false);
  if (isBroken) throw new Error('This demo throws when its button is clicked.');
  return (
    <Button variant="outlined" color="error" onClick={() => setBroken(true)}>
      Throw an error
    </Button>
  );
}
