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
