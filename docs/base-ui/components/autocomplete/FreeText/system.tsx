import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Field, Input, Item, Label, Listbox } from './parts';

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
      <Label {...combobox.getInputLabelProps()}>Issue label</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Input {...combobox.getInputProps()} />
      </Field>
      <p>{value === null ? 'No label' : `Label: ${value}`}</p>
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
