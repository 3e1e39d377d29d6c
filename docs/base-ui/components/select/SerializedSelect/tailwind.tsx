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

export default function SerializedSelect() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`days=${new FormData(event.currentTarget).get('days')}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Delivery days
      </label>
      <Select
        multiple
        id={id}
        type="button"
        name="days"
        getSerializedValue={(options) => options.map(({ value }) => value).join(',')}
        renderValue={(options) => options.map(({ label }) => label).join(', ') || 'Any day'}
        className={trigger}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Delivery days' } }}
      >
        <Option className={option} value="mon">
          Monday
        </Option>
        <Option className={option} value="wed">
          Wednesday
        </Option>
        <Option className={option} value="fri">
          Friday
        </Option>
      </Select>
      <p className="flex items-center gap-3">
        <button type="submit">Submit</button>
        <output>{sent}</output>
      </p>
    </form>
  );
}
