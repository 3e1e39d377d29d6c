import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Item, Label, Listbox, Row, Trigger } from './parts';

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
