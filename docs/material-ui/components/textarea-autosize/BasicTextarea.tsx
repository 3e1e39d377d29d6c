import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextarea() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>Note</label>
      <br />
      <TextareaAutosize
        id={id}
        placeholder="Press Enter a few times"
        style={{ width: '100%', maxWidth: 320, font: 'inherit' }}
      />
    </div>
  );
}
