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

export default function FormSelect() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`size=${new FormData(event.currentTarget).get('size')}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Paper size (required)
      </label>
      <Select
        id={id}
        type="button"
        name="size"
        required
        aria-required
        placeholder="Choose a size"
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Paper size' } }}
      >
        <Option className={option} value="a4">
          A4
        </Option>
        <Option className={option} value="a5">
          A5
        </Option>
      </Select>
      <p className="flex items-center gap-3">
        <button type="submit">Submit</button>
        <output>{sent}</output>
      </p>
    </form>
  );
}
