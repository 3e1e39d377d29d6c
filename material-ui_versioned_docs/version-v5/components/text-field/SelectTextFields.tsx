import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const planets = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];

export default function SelectTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        id="select-planet-custom"
        label="Planet"
        defaultValue="Earth"
        helperText="A menu of Material UI"
      >
        {planets.map((planet) => (
          <MenuItem key={planet} value={planet}>
            {planet}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="select-planet-native"
        label="Native planet"
        defaultValue="Earth"
        helperText="The select of the browser"
        SelectProps={{ native: true }}
      >
        {planets.map((planet) => (
          <option key={planet} value={planet}>
            {planet}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
