import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { elements } from './elements';

const trigger = [
  'flex w-56 rounded-lg border border-solid border-slate-500 px-3 py-2',
  "bg-transparent [font:inherit] after:ms-auto after:content-['▾'_/_'']",
].join(' ');
const listbox = [
  'mx-0 my-1 box-border w-56 list-none p-1',
  'rounded-lg border border-solid border-slate-500 bg-[Canvas]',
].join(' ');
const option = [
  'cursor-default px-3 py-1.5 aria-selected:font-semibold',
  'hover:bg-blue-500/20 [&.base-Option-highlighted]:bg-blue-500/20',
].join(' ');

export default function ObjectSelect() {
  const id = React.useId();
  const [metal, setMetal] = React.useState({ symbol: 'Fe', name: 'Iron', number: 26 });

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Metal
      </label>
      <Select
        id={id}
        value={metal}
        onChange={(_event, value) => value && setMetal(value)}
        areOptionsEqual={(a, b) => a.symbol === b.symbol}
        renderValue={() => metal.name}
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Metal' } }}
      >
        {elements.map((element) => (
          <Option key={element.symbol} className={option} value={element}>
            {element.name}
          </Option>
        ))}
      </Select>
      <p>
        {metal.name} has the symbol {metal.symbol} and the atomic number {metal.number}.
      </p>
    </>
  );
}
