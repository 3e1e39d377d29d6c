import { styled } from '@mui/system';

const frame = { width: '16rem', border: '1px solid #62748e', borderRadius: '0.5rem' };

export const Label = styled('label')({
  display: 'block',
  marginBottom: '0.25rem',
  fontWeight: 600,
});

export const Field = styled('div')({
  ...frame,
  display: 'flex',
  boxSizing: 'border-box',
  '&:focus-within': { outline: '3px solid #2b7fff' },
});

export const Input = styled('input')({
  all: 'unset',
  flex: 1,
  minWidth: '4rem',
  padding: '0.5rem',
});

export const Listbox = styled('ul')({
  ...frame,
  boxSizing: 'border-box',
  margin: '0.25rem 0',
  padding: '0.25rem',
  background: 'Canvas',
  listStyle: 'none',
});

export const Item = styled('li')({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  "&[aria-selected='true']": { fontWeight: 600 },
  '&.Mui-focused': { background: 'rgb(43 127 255 / 20%)' },
  '&.Mui-focusVisible': { outline: '2px solid #2b7fff' },
});
