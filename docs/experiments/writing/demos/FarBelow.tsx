import * as React from 'react';
import Button from '@mui/material/Button';

export default function FarBelow() {
  const [isOpen, setOpen] = React.useState(false);
  return (
    <Button variant="outlined" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? 'Found' : 'Far below'}
    </Button>
  );
}
