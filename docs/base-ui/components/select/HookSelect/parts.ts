import { styled } from '@mui/system';

const frame = { width: '14rem', border: '1px solid #62748e', borderRadius: '0.5rem' };

export const Trigger = styled('button')({
  ...frame,
  display: 'flex',
  padding: '0.5rem 0.75rem',
  background: 'none',
  font: 'inherit',
  '&::after': { content: '"▾" / ""', marginInlineStart: 'auto' },
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
  '&:hover, &[data-highlighted]': { background: 'rgb(43 127 255 / 20%)' },
});
