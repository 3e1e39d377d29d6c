import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { styled } from '@mui/system';

const frame = { width: '14rem', border: '1px solid #62748e', borderRadius: '0.5rem' };
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

const Item = styled('li')({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  "&[aria-selected='true']": { fontWeight: 600 },
  '&:hover, &[data-highlighted]': { background: 'rgb(43 127 255 / 20%)' },
});

function Choice({ name }: { name: string }) {
  const option = useOption({ value: name, label: name, disabled: false });

  return (
    <Item {...option.getRootProps()} data-highlighted={option.highlighted || undefined}>
      {name}
    </Item>
  );
}

export default function HookSelect() {
  const label = 'Text alignment';
  const select = useSelect<string>({ name: 'alignment' });

  return (
    <>
      <Trigger {...select.getButtonProps()} type="button" aria-label={label}>
        {select.value ?? 'Not set'}
      </Trigger>
      <Listbox {...select.getListboxProps()} aria-label={label} hidden={!select.open}>
        <SelectProvider value={select.contextValue}>
          {['Left', 'Center', 'Right'].map((name) => (
            <Choice key={name} name={name} />
          ))}
        </SelectProvider>
      </Listbox>
      <input {...select.getHiddenInputProps()} />
    </>
  );
}
