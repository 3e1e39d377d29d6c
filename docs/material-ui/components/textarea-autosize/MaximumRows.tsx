import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function MaximumRows() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Four rows at most</label>
      <br />
      <TextareaAutosize
        id={id}
        minRows={4}
        maxRows={4}
        defaultValue={'Mercury\nVenus\nEarth\nMars\nJupiter\nSaturn'}
        style={{ width: '100%', maxWidth: 320, font: 'inherit' }}
      />
    </div>
  );
}
