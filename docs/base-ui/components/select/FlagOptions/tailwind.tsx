import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { countries } from './countries';

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

export default function FlagOptions() {
  const id = React.useId();

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Country
      </label>
      <Select
        id={id}
        placeholder="Choose a country"
        renderValue={(option) => option && `${option.label} (${option.value})`}
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Country' } }}
      >
        {countries.map(({ code, name, dial, flag }) => (
          <Option key={code} className={option} value={code} label={name}>
            <span className="me-2 px-3 outline outline-slate-500" style={{ background: flag }} />
            {name} {dial}
          </Option>
        ))}
      </Select>
    </>
  );
}
