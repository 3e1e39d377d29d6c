import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';
import { elements } from './elements';

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

export default function ObjectSelect() {
  const id = React.useId();
  const [metal, setMetal] = React.useState({ symbol: 'Fe', name: 'Iron', number: 26 });

  return (
    <>
      <Label htmlFor={id}>Metal</Label>
      <Select
        id={id}
        value={metal}
        onChange={(_event, value) => value && setMetal(value)}
        areOptionsEqual={(a, b) => a.symbol === b.symbol}
        renderValue={() => metal.name}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Metal' } }}
      >
        {elements.map((element) => (
          <Item key={element.symbol} value={element}>
            {element.name}
          </Item>
        ))}
      </Select>
      <p>
        {metal.name} has the symbol {metal.symbol} and the atomic number {metal.number}.
      </p>
    </>
  );
}
