import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const cells = Array.from({ length: 1000 }, (_, index) => index + 1);

export default function LaterFrame() {
  const [isShown, setIsShown] = React.useState(false);
  const [defer, setDefer] = React.useState(true);

  return (
    <div>
      <Button variant="outlined" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Remove the squares' : 'Draw 1000 squares'}
      </Button>
      <FormControlLabel
        label="defer"
        control={<Switch checked={defer} onChange={(_event, isOn) => setDefer(isOn)} />}
        sx={{ ml: 1 }}
      />
      <Box sx={{ height: 120, mt: 1 }}>
        {isShown && (
          <NoSsr defer={defer} fallback={<Typography>Drawing…</Typography>}>
            <Box
              role="img"
              aria-label="1000 squares"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '2px',
                height: 120,
                overflow: 'hidden',
              }}
            >
              {cells.map((cell) => (
                <Box key={cell} sx={{ width: 4, height: 4, bgcolor: 'primary.main' }} />
              ))}
            </Box>
          </NoSsr>
        )}
      </Box>
    </div>
  );
}
