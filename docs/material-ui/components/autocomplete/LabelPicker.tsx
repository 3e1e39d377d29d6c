import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const labels = ['Bug', 'Documentation', 'Feature', 'Performance', 'Question'];

/** The list stands below the field as a part of the popover, not in a popup of its own. */
function InlineList({ className, children }: PopperProps) {
  return <div className={className}>{children as React.ReactNode}</div>;
}

export default function LabelPicker() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [value, setValue] = React.useState(['Bug']);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Edit labels
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {value.length > 0 ? value.join(', ') : 'No labels'}
      </Typography>
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        TransitionProps={{ onEntered: () => inputRef.current?.focus() }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Labels', sx: { width: 280, p: 1 } } }}
      >
        <Autocomplete
          open
          multiple
          disableCloseOnSelect
          options={labels}
          value={value}
          onChange={(_event, newValue) => setValue(newValue)}
          onClose={(_event, reason) => reason === 'escape' && setAnchorEl(null)}
          renderTags={() => null}
          slots={{ popper: InlineList }}
          slotProps={{ paper: { elevation: 0 } }}
          renderInput={(params) => (
            <TextField {...params} inputRef={inputRef} label="Filter labels" />
          )}
        />
      </Popover>
    </div>
  );
}
