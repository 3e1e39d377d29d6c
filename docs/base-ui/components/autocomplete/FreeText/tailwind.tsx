import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const label = 'mb-1 block font-semibold';
const field = [
  'box-border flex w-64 rounded-lg border border-solid border-slate-500',
  'focus-within:outline-3 focus-within:outline-blue-500',
].join(' ');
const input = 'min-w-16 flex-1 border-0 bg-transparent p-2 outline-0 [font:inherit]';
const listbox = [
  'mx-0 my-1 box-border w-64 list-none p-1',
  'rounded-lg border border-solid border-slate-500 bg-[Canvas]',
].join(' ');
const item = [
  'cursor-default px-3 py-1.5 aria-selected:font-semibold [&.Mui-focused]:bg-blue-500/20',
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-blue-500',
].join(' ');

const labels = ['bug', 'documentation', 'feature', 'question'];

export default function FreeText() {
  const [value, setValue] = React.useState<string | null>(null);
  const combobox = useAutocomplete({
    freeSolo: true,
    options: labels,
    value,
    onChange: (_event, newValue) => setValue(newValue),
  });
  const { groupedOptions } = combobox;

  return (
    <>
      <label className={label} {...combobox.getInputLabelProps()} htmlFor={combobox.id}>
        Issue label
      </label>
      <div className={field} {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <input className={input} {...combobox.getInputProps()} />
      </div>
      <p>{value === null ? 'No label' : `Label: ${value}`}</p>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className={listbox} {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className={item} {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
