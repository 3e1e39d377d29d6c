import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Row, Trigger } from './parts';

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
