import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

const flags = [
  'autoHighlight',
  'autoSelect',
  'blurOnSelect',
  'clearOnEscape',
  'disableClearable',
  'disableCloseOnSelect',
  'disabled',
  'openOnFocus',
  'readOnly',
] as const;
type Flag = (typeof flags)[number];

export default function BehaviorFlags() {
  const [props, setProps] = React.useState<Partial<Record<Flag, boolean>>>({});

  return (
    <Stack spacing={2}>
      <FormGroup row>
        {flags.map((flag) => (
          <FormControlLabel
            key={flag}
            label={flag}
            control={<Checkbox size="small" checked={props[flag] ?? false} />}
            onChange={(_event, checked) => setProps({ ...props, [flag]: checked })}
          />
        ))}
      </FormGroup>
      <Autocomplete
        {...props}
        options={elements}
        renderInput={(params) => <TextField {...params} label="Element" />}
        sx={{ maxWidth: 320 }}
      />
    </Stack>
  );
}
