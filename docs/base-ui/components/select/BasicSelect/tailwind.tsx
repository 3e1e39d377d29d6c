import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

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

export default function BasicSelect() {
  const id = React.useId();

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Temperature unit
      </label>
      <Select
        id={id}
        placeholder="Choose a unit"
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Temperature unit' } }}
      >
        <Option className={option} value="celsius">
          Celsius
        </Option>
        <Option className={option} value="fahrenheit">
          Fahrenheit
        </Option>
        <Option className={option} value="kelvin">
          Kelvin
        </Option>
      </Select>
    </>
  );
}
