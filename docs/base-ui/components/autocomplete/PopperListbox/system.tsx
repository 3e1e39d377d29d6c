import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { elements } from './elements';
import { Field, Input, Item, Label, Listbox } from './parts';

export default function PopperListbox() {
  const combobox = useAutocomplete({ options: elements });
  const { anchorEl, groupedOptions } = combobox;

  return (
    <>
      <Label {...combobox.getInputLabelProps()}>Element</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Input {...combobox.getInputProps()} />
      </Field>
      <Popper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        role="presentation"
        style={{ width: anchorEl?.offsetWidth }}
      >
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
