import * as React from 'react';
import { Option, optionClasses } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';
import { groups } from './groups';

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
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& span': { padding: '0.375rem 0.75rem', fontSize: '0.875rem' },
});

const Item = styled(Option)({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  [`&.${optionClasses.selected}`]: { fontWeight: 600 },
  [`&:hover, &.${optionClasses.highlighted}`]: { background: 'rgb(43 127 255 / 20%)' },
  [`&.${optionClasses.disabled}`]: { opacity: 0.6 },
});

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
