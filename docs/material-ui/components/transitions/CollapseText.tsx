import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseText() {
  const [isWhole, setIsWhole] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Collapse in={isWhole} collapsedSize={48} id="collapse-text">
        <Typography>
          Mercury goes round the Sun in 88 days. It turns on its axis so slowly that a day there
          lasts two of its years, and it has no moon.
        </Typography>
      </Collapse>
      <Button
        aria-expanded={isWhole}
        aria-controls="collapse-text"
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'Less' : 'More'}
      </Button>
    </Box>
  );
}
