import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { elements } from './elements';

const label = 'mb-1 block font-semibold';
const field = [
  'flex rounded-lg border border-solid border-slate-500',
  'focus-within:outline-3 focus-within:outline-blue-500',
].join(' ');
const input = 'min-w-16 flex-1 border-0 bg-transparent p-2 outline-0 [font:inherit]';
const listbox = [
  'relative mx-0 my-1 box-border max-h-48 list-none overflow-auto p-1',
  'rounded-lg border border-solid border-slate-500 bg-[Canvas]',
].join(' ');
const item = [
  'cursor-default px-3 py-1.5 aria-selected:font-semibold [&.Mui-focused]:bg-blue-500/20',
  '[&.Mui-focusVisible]:outline-2 [&.Mui-focusVisible]:outline-blue-500',
].join(' ');

export default function PopperListbox() {
  const combobox = useAutocomplete({ options: elements });
  const { anchorEl, groupedOptions } = combobox;

  return (
    <>
      <label className={label} {...combobox.getInputLabelProps()} htmlFor={combobox.id}>
        Element
      </label>
      <div className={field} {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <input className={input} {...combobox.getInputProps()} />
      </div>
      <Popper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        role="presentation"
        style={{ width: anchorEl?.offsetWidth }}
      >
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
