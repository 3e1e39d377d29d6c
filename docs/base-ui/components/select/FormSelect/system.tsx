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

export default function FormSelect() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`size=${new FormData(event.currentTarget).get('size')}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Label htmlFor={id}>Paper size (required)</Label>
      <Select
        id={id}
        type="button"
        name="size"
        required
        aria-required
        placeholder="Choose a size"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Paper size' } }}
      >
        <Item value="a4">A4</Item>
        <Item value="a5">A5</Item>
      </Select>
      <Row>
        <button type="submit">Submit</button>
        <output>{sent}</output>
      </Row>
    </form>
  );
}
