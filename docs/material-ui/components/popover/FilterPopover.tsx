import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Popover from '@mui/material/Popover';

const kinds = ['Documents', 'Pictures', 'Tables'];

export default function FilterPopover() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [chosen, setChosen] = React.useState<readonly string[]>(kinds);

  const toggle = (kind: string, isOn: boolean) => {
    setChosen(kinds.filter((name) => (name === kind ? isOn : chosen.includes(name))));
  };

  return (
    <div>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Kinds of files: {chosen.length}
      </Button>
      <Popover
        open={open}
        anchorEl={button}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Kinds of files', sx: { mt: 1, px: 2, py: 1 } },
        }}
      >
        <FormGroup>
          {kinds.map((kind, index) => (
            <FormControlLabel
              key={kind}
              label={kind}
              control={<Checkbox autoFocus={index === 0} checked={chosen.includes(kind)} />}
              onChange={(_event, isOn) => toggle(kind, isOn)}
            />
          ))}
        </FormGroup>
      </Popover>
    </div>
  );
}
