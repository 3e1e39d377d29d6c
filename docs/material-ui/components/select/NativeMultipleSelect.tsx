import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import { planets } from './planets';

export default function NativeMultipleSelect() {
  const [chosen, setChosen] = React.useState<string[]>(['Venus']);

  const handleChange = (target: EventTarget) => {
    const { selectedOptions } = target as HTMLSelectElement;
    setChosen(Array.from(selectedOptions, (option) => option.value));
  };

  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel shrink htmlFor="native-multiple-select">
        Planets
      </InputLabel>
      <Select
        native
        multiple
        id="native-multiple-select"
        label="Planets"
        value={chosen}
        inputProps={{
          size: planets.length,
          'aria-describedby': 'native-multiple-text',
          onChange: (event) => handleChange(event.target),
        }}
      >
        {planets.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <FormHelperText id="native-multiple-text" role="status">
        {chosen.length} chosen
      </FormHelperText>
    </FormControl>
  );
}
