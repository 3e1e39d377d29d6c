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

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function ValueText() {
  const id = React.useId();

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Opening days
      </label>
      <Select
        multiple
        id={id}
        renderValue={({ length }) => `${length} of 7 days`}
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Opening days' } }}
      >
        {days.map((day) => (
          <Option key={day} className={option} value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </>
  );
}
