import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import type { AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import { moons } from './moons';
import type { Moon } from './moons';
import { Field, Input, Item, Label, Listbox } from './parts';

export default function GroupedOptions() {
  const combobox = useAutocomplete({
    options: moons,
    getOptionLabel: (moon) => moon.name,
    groupBy: (moon) => moon.planet,
  });
  const { groupedOptions } = combobox;

  return (
    <>
      <Label {...combobox.getInputLabelProps()}>Moon</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Input {...combobox.getInputProps()} />
      </Field>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <Listbox {...combobox.getListboxProps()}>
          {(groupedOptions as AutocompleteGroupedOption<Moon>[]).map((group) => (
            <li key={group.key} role="presentation">
              <span aria-hidden="true">{group.group}</span>
              <ul role="group" aria-label={group.group}>
                {group.options.map((option, i) => {
                  const index = group.index + i;
                  const { key, ...optionProps } = combobox.getOptionProps({ option, index });
                  return (
                    <Item key={key} {...optionProps}>
                      {option.name}
                    </Item>
                  );
                })}
              </ul>
            </li>
          ))}
        </Listbox>
      </Popper>
    </>
  );
}
