import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function GrowTiles() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Answers"
        control={<Switch checked={isShown} onChange={(_event, isOn) => setIsShown(isOn)} />}
      />
      <Stack direction="row" spacing={2} sx={{ mt: 1 }}>
        {['Yes', 'No', 'Later'].map((answer, index) => (
          <Grow
            key={answer}
            in={isShown}
            appear={false}
            timeout={400}
            style={{
              transformOrigin: 'top left',
              transitionDelay: isShown ? `${index * 150}ms` : '0ms',
            }}
          >
            <Paper elevation={3} sx={{ p: 2 }}>
              {answer}
            </Paper>
          </Grow>
        ))}
      </Stack>
    </div>
  );
}
