import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { Item, Listbox, Trigger } from './parts';

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
