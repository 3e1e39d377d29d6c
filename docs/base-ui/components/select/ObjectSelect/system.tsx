import * as React from 'react';
import { Select } from '@mui/base/Select';
import { elements } from './elements';
import { Item, Label, Listbox, Trigger } from './parts';

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
