import { Option, optionClasses } from '@mui/base/Option';
import { styled } from '@mui/system';

const frame = { width: '14rem', border: '1px solid #62748e', borderRadius: '0.5rem' };

export const Label = styled('label')({
  display: 'block',
  marginBottom: '0.25rem',
  fontWeight: 600,
});

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
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& span': { padding: '0.375rem 0.75rem', fontSize: '0.875rem' },
});

export const Item = styled(Option)({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&:hover, &.${optionClasses.highlighted}`]: { background: 'rgb(43 127 255 / 20%)' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6 },
});
