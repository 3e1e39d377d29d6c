import * as React from 'react';
import { Select } from '@mui/base/Select';
import { countries } from './countries';
import { Flag, Item, Label, Listbox, Trigger } from './parts';

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
