import * as React from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function MinimumRows() {
  const id = React.useId();

  return (
    <div>
      <label htmlFor={id}>At least three rows</label>
      <br />
      <TextareaAutosize
        id={id}
        minRows={3}
        style={{ width: '100%', maxWidth: 320, font: 'inherit' }}
      />
    </div>
  );
}
