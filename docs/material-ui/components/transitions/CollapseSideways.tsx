import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function CollapseSideways() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Filters"
        control={<Switch checked={isOpen} onChange={(_event, isOn) => setIsOpen(isOn)} />}
      />
      <Stack direction="row" sx={{ height: 96, mt: 1 }}>
        <Collapse orientation="horizontal" in={isOpen}>
          <Paper variant="outlined" sx={{ width: 120, height: 96, p: 2 }}>
            Filters
          </Paper>
        </Collapse>
        <Paper variant="outlined" sx={{ flex: 1, p: 2 }}>
          Results
        </Paper>
      </Stack>
    </div>
  );
}
