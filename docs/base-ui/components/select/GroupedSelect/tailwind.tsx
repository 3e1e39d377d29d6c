import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { groups } from './groups';

const trigger = [
  'flex w-56 rounded-lg border border-solid border-slate-500 px-3 py-2',
  "bg-transparent [font:inherit] after:ms-auto after:content-['▾'_/_'']",
].join(' ');
const listbox = [
  'mx-0 my-1 box-border w-56 list-none p-1',
  'rounded-lg border border-solid border-slate-500 bg-[Canvas]',
].join(' ');
const option = [
  'cursor-default px-3 py-1.5 aria-selected:font-semibold aria-disabled:opacity-60',
  'hover:bg-blue-500/20 [&.base-Option-highlighted]:bg-blue-500/20',
].join(' ');

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Element
      </label>
      <Select
        id={id}
        placeholder="Choose an element"
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Element' } }}
      >
        {groups.map(({ name, elements }) => (
          <OptionGroup
            key={name}
            label={name}
            slotProps={{
              root: { role: 'presentation' },
              label: { className: 'px-3 py-1.5 text-sm', 'aria-hidden': true },
              list: { className: 'm-0 list-none p-0', role: 'group', 'aria-label': name },
            }}
          >
            {elements.map((element) => (
              <Option
                key={element}
                className={option}
                value={element}
                disabled={element === 'Astatine'}
              >
                {element}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </>
  );
}
