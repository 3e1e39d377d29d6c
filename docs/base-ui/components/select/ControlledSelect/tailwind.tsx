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

export default function ControlledSelect() {
  const id = React.useId();
  const [size, setSize] = React.useState<string | null>(null);

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Size
      </label>
      <Select
        id={id}
        placeholder="No size"
        value={size}
        onChange={(_event, value) => setSize(value)}
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Size' } }}
      >
        <Option className={option} value="s">
          Small
        </Option>
        <Option className={option} value="m">
          Medium
        </Option>
        <Option className={option} value="l">
          Large
        </Option>
      </Select>
      <p className="flex items-center gap-3">
        <button type="button" onClick={() => setSize('m')}>
          Choose medium
        </button>
        <button type="button" onClick={() => setSize(null)}>
          Clear
        </button>
        <output>Value: {size ?? 'null'}</output>
      </p>
    </>
  );
}
