import { Popper } from '@mui/base/Popper';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';
import { countries } from './countries';
import type { Country } from './countries';

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

const filterOptions = createFilterOptions<Country>({
  stringify: (country) => `${country.name} ${country.code}`,
  limit: 4,
});

export default function CustomFilter() {
  const combobox = useAutocomplete({
    options: countries,
    getOptionLabel: (country) => country.name,
    filterOptions,
  });
  const { groupedOptions } = combobox;

  return (
    <>
      <Label {...combobox.getInputLabelProps()}>Country or code</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Input {...combobox.getInputProps()} />
      </Field>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <Listbox {...combobox.getListboxProps()}>
          {(groupedOptions as Country[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <Item key={key} {...optionProps}>
                {option.name} ({option.code})
              </Item>
            );
          })}
        </Listbox>
      </Popper>
    </>
  );
}
