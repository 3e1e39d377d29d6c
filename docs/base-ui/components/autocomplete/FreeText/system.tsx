import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const frame = { width: '16rem', border: '1px solid #62748e', borderRadius: '0.5rem' };
const Label = styled('label')({ display: 'block', marginBottom: '0.25rem', fontWeight: 600 });

const Field = styled('div')({
  ...frame,
  display: 'flex',
  boxSizing: 'border-box',
  '&:focus-within': { outline: '3px solid #2b7fff' },
});

const Input = styled('input')({ all: 'unset', flex: 1, minWidth: '4rem', padding: '0.5rem' });

const Listbox = styled('ul')({
  ...frame,
  boxSizing: 'border-box',
  margin: '0.25rem 0',
  padding: '0.25rem',
  background: 'Canvas',
  listStyle: 'none',
});

const Item = styled('li')({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  "&[aria-selected='true']": { fontWeight: 600 },
  '&.Mui-focused': { background: 'rgb(43 127 255 / 20%)' },
  '&.Mui-focusVisible': { outline: '2px solid #2b7fff' },
});

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
