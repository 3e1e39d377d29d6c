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

export default function BasicSelect() {
  const id = React.useId();

  return (
    <>
      <Label htmlFor={id}>Temperature unit</Label>
      <Select
        id={id}
        placeholder="Choose a unit"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Temperature unit' } }}
      >
        <Item value="celsius">Celsius</Item>
        <Item value="fahrenheit">Fahrenheit</Item>
        <Item value="kelvin">Kelvin</Item>
      </Select>
    </>
  );
}
