import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const allLayers = ['Roads', 'Rivers'];

export default function IndeterminateCheckbox() {
  const [layers, setLayers] = React.useState<readonly string[]>(['Roads']);
  const isMixed = layers.length > 0 && layers.length < allLayers.length;

  const handleToggle = (layer: string, isShown: boolean) => {
    setLayers(isShown ? [...layers, layer] : layers.filter((other) => other !== layer));
  };

  return (
    <FormGroup>
      <FormControlLabel
        label="All layers"
        control={
          <Checkbox
            checked={layers.length === allLayers.length}
            indeterminate={isMixed}
            onChange={(event) => setLayers(event.target.checked ? allLayers : [])}
            inputRef={(input: HTMLInputElement | null) => {
              // The prop changes the icon only. This is what screen readers hear of.
              if (input) input.indeterminate = isMixed;
            }}
          />
        }
      />
      {allLayers.map((layer) => (
        <FormControlLabel
          key={layer}
          label={layer}
          sx={{ paddingInlineStart: 4 }}
          control={
            <Checkbox
              checked={layers.includes(layer)}
              onChange={(event) => handleToggle(layer, event.target.checked)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
