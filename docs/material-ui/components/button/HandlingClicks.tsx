import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HandlingClicks() {
  const [count, setCount] = React.useState(0);

  const handleAdd = (event: React.MouseEvent<HTMLButtonElement>) => {
    const step = event.shiftKey ? 10 : 1;
    setCount((current) => current + step);
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" onClick={handleAdd}>
        Add a seat
      </Button>
      <Button disabled={count === 0} onClick={() => setCount(0)}>
        Clear
      </Button>
      <Typography role="status">{count === 1 ? '1 seat' : `${count} seats`}</Typography>
    </Stack>
  );
}
