import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const toppings = ['Mushrooms', 'Olives', 'Peppers'];

export default function CheckboxGroup() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Olives']);
  const hasError = chosen.length !== 2;

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setChosen(
      target.checked ? [...chosen, target.name] : chosen.filter((name) => name !== target.name),
    );
  };

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={hasError}
      aria-describedby="checkbox-group-text"
    >
      <FormLabel component="legend">Toppings</FormLabel>
      <FormGroup>
        {toppings.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox name={name} checked={chosen.includes(name)} onChange={handleChange} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id="checkbox-group-text" aria-live="polite">
        {hasError ? `Choose two, not ${chosen.length}` : 'Two toppings are included'}
      </FormHelperText>
    </FormControl>
  );
}
