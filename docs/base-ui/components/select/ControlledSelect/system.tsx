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

const Row = styled('p')({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

export default function ControlledSelect() {
  const id = React.useId();
  const [size, setSize] = React.useState<string | null>(null);

  return (
    <>
      <Label htmlFor={id}>Size</Label>
      <Select
        id={id}
        placeholder="No size"
        value={size}
        onChange={(_event, value) => setSize(value)}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Size' } }}
      >
        <Item value="s">Small</Item>
        <Item value="m">Medium</Item>
        <Item value="l">Large</Item>
      </Select>
      <Row>
        <button type="button" onClick={() => setSize('m')}>
          Choose medium
        </button>
        <button type="button" onClick={() => setSize(null)}>
          Clear
        </button>
        <output>Value: {size ?? 'null'}</output>
      </Row>
    </>
  );
}
