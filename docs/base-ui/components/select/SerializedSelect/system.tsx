import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Row, Trigger } from './parts';

export default function SerializedSelect() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`days=${new FormData(event.currentTarget).get('days')}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Label htmlFor={id}>Delivery days</Label>
      <Select
        multiple
        id={id}
        type="button"
        name="days"
        getSerializedValue={(options) => options.map(({ value }) => value).join(',')}
        renderValue={(options) => options.map(({ label }) => label).join(', ') || 'Any day'}
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Delivery days' } }}
      >
        <Item value="mon">Monday</Item>
        <Item value="wed">Wednesday</Item>
        <Item value="fri">Friday</Item>
      </Select>
      <Row>
        <button type="submit">Submit</button>
        <output>{sent}</output>
      </Row>
    </form>
  );
}
