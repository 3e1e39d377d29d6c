import * as React from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const trigger = [
  'flex w-56 rounded-lg border border-solid border-slate-500 px-3 py-2',
  "bg-transparent [font:inherit] after:ms-auto after:content-['▾'_/_'']",
].join(' ');
const listbox = [
  'mx-0 my-1 box-border w-56 list-none p-1',
  'rounded-lg border border-solid border-slate-500 bg-[Canvas]',
].join(' ');
const item = [
  'cursor-default px-3 py-1.5 aria-selected:font-semibold',
  'hover:bg-blue-500/20 data-highlighted:bg-blue-500/20',
].join(' ');

function Choice({ name }: { name: string }) {
  const option = useOption({ value: name, label: name, disabled: false });

  return (
    <li
      className={item}
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
      <button className={trigger} {...select.getButtonProps()} type="button" aria-label={label}>
        {select.value ?? 'Not set'}
      </button>
      <ul
        className={listbox}
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
