import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';
import { countries } from './countries';

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

const Flag = styled('span')({
  padding: '0 0.75rem',
  marginInlineEnd: '0.5rem',
  outline: '1px solid #62748e',
});

export default function FlagOptions() {
  const id = React.useId();

  return (
    <>
      <Label htmlFor={id}>Country</Label>
      <Select
        id={id}
        placeholder="Choose a country"
        renderValue={(option) => option && `${option.label} (${option.value})`}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Country' } }}
      >
        {countries.map(({ code, name, dial, flag }) => (
          <Item key={code} value={code} label={name}>
            <Flag style={{ background: flag }} />
            {name} {dial}
          </Item>
        ))}
      </Select>
    </>
  );
}
