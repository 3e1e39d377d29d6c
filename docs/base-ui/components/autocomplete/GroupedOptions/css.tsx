import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import type { AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import { moons } from './moons';
import type { Moon } from './moons';
import './styles.css';

export default function GroupedOptions() {
  const combobox = useAutocomplete({
    options: moons,
    getOptionLabel: (moon) => moon.name,
    groupBy: (moon) => moon.planet,
  });
  const { groupedOptions } = combobox;

  return (
    <>
      <label
        className="grouped-options-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Moon
      </label>
      <div
        className="grouped-options-field"
        {...combobox.getRootProps()}
        ref={combobox.setAnchorEl}
      >
        <input className="grouped-options-input" {...combobox.getInputProps()} />
      </div>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className="grouped-options-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as AutocompleteGroupedOption<Moon>[]).map((group) => (
            <li key={group.key} role="presentation">
              <span aria-hidden="true">{group.group}</span>
              <ul role="group" aria-label={group.group}>
                {group.options.map((option, i) => {
                  const index = group.index + i;
                  const { key, ...optionProps } = combobox.getOptionProps({ option, index });
                  return (
                    <li key={key} className="grouped-options-item" {...optionProps}>
                      {option.name}
                    </li>
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </Popper>
    </>
  );
}
