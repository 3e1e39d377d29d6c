import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const frame = { width: '14rem', border: '1px solid #62748e', borderRadius: '0.5rem' };
const Label = styled('label')({ display: 'block', marginBottom: '0.25rem', fontWeight: 600 });

const Trigger = styled('button')({
  ...frame,
  display: 'flex',
  padding: '0.5rem 0.75rem',
  background: 'none',
  font: 'inherit',
  '&::after': { content: '"▾" / ""', marginInlineStart: 'auto' },
});

const Listbox = styled('ul')({
  ...frame,
  boxSizing: 'border-box',
  margin: '0.25rem 0',
  padding: '0.25rem',
  background: 'Canvas',
  listStyle: 'none',
});

const Item = styled(Option)({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&:hover, &.${optionClasses.highlighted}`]: { background: 'rgb(43 127 255 / 20%)' },
});

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function ValueText() {
  const id = React.useId();

  return (
    <>
      <Label htmlFor={id}>Opening days</Label>
      <Select
        multiple
        id={id}
        renderValue={({ length }) => `${length} of 7 days`}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Opening days' } }}
      >
        {days.map((day) => (
          <Item key={day} value={day}>
            {day}
          </Item>
        ))}
      </Select>
    </>
  );
}
