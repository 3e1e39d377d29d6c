import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import './styles.css';

function Choice({ name }: { name: string }) {
  const option = useOption({ value: name, label: name, disabled: false });

  return (
    <li
      className="hook-select-item"
      {...option.getRootProps()}
      data-highlighted={option.highlighted || undefined}
    >
      {name}
    </li>
  );
}

export default function HookSelect() {
  const label = 'Text alignment';
  const select = useSelect<string>({ name: 'alignment' });

  return (
    <>
      <button
        className="hook-select-trigger"
        {...select.getButtonProps()}
        type="button"
        aria-label={label}
      >
        {select.value ?? 'Not set'}
      </button>
      <ul
        className="hook-select-listbox"
        {...select.getListboxProps()}
        aria-label={label}
        hidden={!select.open}
      >
        <SelectProvider value={select.contextValue}>
          {['Left', 'Center', 'Right'].map((name) => (
            <Choice key={name} name={name} />
          ))}
        </SelectProvider>
      </ul>
      <input {...select.getHiddenInputProps()} />
    </>
  );
}
