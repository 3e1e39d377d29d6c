import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Field, Input, Item, Label, Listbox } from './parts';

const metals = ['Aluminum', 'Copper', 'Gold', 'Iron', 'Nickel', 'Silver', 'Tin', 'Zinc'];

export default function MultipleTags() {
  const combobox = useAutocomplete({
    multiple: true,
    options: metals,
    defaultValue: ['Gold'],
    filterSelectedOptions: true,
  });
  const { groupedOptions } = combobox;

  return (
    <>
      <Label {...combobox.getInputLabelProps()}>Metals</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        {combobox.value.map((metal, index) => {
          const { key, onDelete, ...tagProps } = combobox.getTagProps({ index });
          return (
            <button
              key={key}
              {...tagProps}
              type="button"
              aria-label={`Remove ${metal}`}
              onClick={onDelete}
            >
              {metal} ×
            </button>
          );
        })}
        <Input {...combobox.getInputProps()} />
      </Field>
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
