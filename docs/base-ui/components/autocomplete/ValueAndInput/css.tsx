import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const gases = ['Argon', 'Helium', 'Krypton', 'Neon', 'Radon', 'Xenon'];

export default function ValueAndInput() {
  const [value, setValue] = React.useState<string | null>('Neon');
  const [inputValue, setInputValue] = React.useState('Neon');
  const combobox = useAutocomplete({
    options: gases,
    value,
    onChange: (_event, newValue) => setValue(newValue),
    inputValue,
    onInputChange: (_event, newInputValue) => setInputValue(newInputValue),
  });
  const { groupedOptions } = combobox;

  return (
    <>
      <label
        className="value-and-input-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Noble gas
      </label>
      <div
        className="value-and-input-field"
        {...combobox.getRootProps()}
        ref={combobox.setAnchorEl}
      >
        <input className="value-and-input-input" {...combobox.getInputProps()} />
      </div>
      <p>
        Value: {JSON.stringify(value)}. Input text: {JSON.stringify(inputValue)}.
      </p>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className="value-and-input-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="value-and-input-item" {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
