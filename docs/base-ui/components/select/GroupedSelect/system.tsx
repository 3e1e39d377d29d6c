import * as React from 'react';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { groups } from './groups';
import { Item, Label, Listbox, Trigger } from './parts';

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <>
      <Label htmlFor={id}>Element</Label>
      <Select
        id={id}
        placeholder="Choose an element"
        slots={{ root: Trigger, listbox: Listbox }}
        slotProps={{ listbox: { 'aria-label': 'Element' } }}
      >
        {groups.map(({ name, elements }) => (
          <OptionGroup
            key={name}
            label={name}
            slotProps={{
              root: { role: 'presentation' },
              label: { 'aria-hidden': true },
              list: { role: 'group', 'aria-label': name },
            }}
          >
            {elements.map((element) => (
              <Item key={element} value={element} disabled={element === 'Astatine'}>
                {element}
              </Item>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </>
  );
}
