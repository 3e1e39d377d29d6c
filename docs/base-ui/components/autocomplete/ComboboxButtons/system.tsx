import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { Field, Input, Item, Label, Listbox } from './parts';

const planets = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];

export default function ComboboxButtons() {
  const combobox = useAutocomplete({ options: planets });
  const { dirty, groupedOptions, popupOpen } = combobox;

  return (
    <>
      <Label {...combobox.getInputLabelProps()}>Planet</Label>
      <Field {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <Input {...combobox.getInputProps()} />
        {dirty && (
          <button {...combobox.getClearProps()} aria-label="Clear">
            ×
          </button>
        )}
        <button {...combobox.getPopupIndicatorProps()} aria-label={popupOpen ? 'Close' : 'Open'}>
          ▾
        </button>
      </Field>
      <output>{popupOpen && groupedOptions.length === 0 ? 'No planet matches' : ''}</output>
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
