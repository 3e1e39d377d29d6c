import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Field, Input, Item, Label, Listbox } from './parts';

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
      <Label {...combobox.getInputLabelProps()}>Noble gas</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Input {...combobox.getInputProps()} />
      </Field>
      <p>
        Value: {JSON.stringify(value)}. Input text: {JSON.stringify(inputValue)}.
      </p>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <Listbox {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <Item key={key} {...optionProps}>
                {option}
              </Item>
            );
          })}
        </Listbox>
      </Popper>
    </>
  );
}
