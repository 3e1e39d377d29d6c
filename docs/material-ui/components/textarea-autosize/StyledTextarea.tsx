import * as React from 'react';
import FormLabel from '@mui/material/FormLabel';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import { styled } from '@mui/material/styles';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  maxWidth: 400,
  marginTop: theme.spacing(1),
  padding: theme.spacing(1, 1.5),
  color: 'inherit',
  backgroundColor: 'transparent',
  border: '1px solid currentColor',
  borderRadius: 8,
  resize: 'none',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
}));

export default function StyledTextarea() {
  const id = React.useId();

  return (
    <div>
      <FormLabel htmlFor={id}>Feedback</FormLabel>
      <Textarea id={id} minRows={2} placeholder="What went well?" />
    </div>
  );
}
