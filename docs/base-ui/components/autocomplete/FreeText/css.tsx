import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

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
      <label className="free-text-label" {...combobox.getInputLabelProps()} htmlFor={combobox.id}>
        Issue label
      </label>
      <div className="free-text-field" {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <input className="free-text-input" {...combobox.getInputProps()} />
      </div>
      <p>{value === null ? 'No label' : `Label: ${value}`}</p>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className="free-text-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="free-text-item" {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
