import { Popper } from '@mui/base/Popper';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import { countries } from './countries';
import type { Country } from './countries';
import { Field, Input, Item, Label, Listbox } from './parts';

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
