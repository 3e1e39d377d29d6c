import { Popper } from '@mui/base/Popper';
import { createFilterOptions, useAutocomplete } from '@mui/base/useAutocomplete';
import { countries } from './countries';
import type { Country } from './countries';
import './styles.css';

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
      <label
        className="custom-filter-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Country or code
      </label>
      <div className="custom-filter-field" {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <input className="custom-filter-input" {...combobox.getInputProps()} />
      </div>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className="custom-filter-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as Country[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="custom-filter-item" {...optionProps}>
                {option.name} ({option.code})
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
