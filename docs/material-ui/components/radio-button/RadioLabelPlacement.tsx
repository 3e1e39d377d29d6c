import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const placements = ['top', 'start', 'bottom', 'end'] as const;

export default function RadioLabelPlacement() {
  return (
    <FormControl>
      <FormLabel id="radio-label-placement">Place of the label</FormLabel>
      <RadioGroup row aria-labelledby="radio-label-placement" defaultValue="top">
        {placements.map((place) => (
          <FormControlLabel
            key={place}
            value={place}
            label={place}
            labelPlacement={place}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
