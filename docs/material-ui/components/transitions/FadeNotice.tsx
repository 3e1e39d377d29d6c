import * as React from 'react';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function FadeNotice() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Notice"
        control={<Switch checked={isShown} onChange={(_event, isOn) => setIsShown(isOn)} />}
      />
      <Fade in={isShown} appear={false}>
        <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
          All changes are saved.
        </Paper>
      </Fade>
    </div>
  );
}
