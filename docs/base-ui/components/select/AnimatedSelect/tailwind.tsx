import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import type { SelectListboxSlotProps } from '@mui/base/Select';
import { CssTransition } from '@mui/base/Transitions';

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
const fade = 'transition-[opacity,translate] duration-200 motion-reduce:duration-1';

const AnimatedListbox = React.forwardRef(function AnimatedListbox(
  { ownerState, ...props }: Omit<SelectListboxSlotProps<string, false>, 'ref'>,
  ref: React.ForwardedRef<HTMLUListElement>,
) {
  return (
    <CssTransition
      className={fade}
      enterClassName="opacity-100"
      exitClassName="-translate-y-2 opacity-0"
    >
      <ul {...props} ref={ref} />
    </CssTransition>
  );
});

export default function AnimatedSelect() {
  const id = React.useId();

  return (
    <>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        Season
      </label>
      <Select
        id={id}
        placeholder="Choose a season"
        className={trigger}
        slots={{ listbox: AnimatedListbox }}
        slotProps={{ listbox: { className: listbox, 'aria-label': 'Season' } }}
      >
        {['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => (
          <Option key={season} className={option} value={season}>
            {season}
          </Option>
        ))}
      </Select>
    </>
  );
}
