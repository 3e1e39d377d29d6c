import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';
import { elements } from './elements';

const Label = styled('label')({ display: 'block', marginBottom: '0.25rem', fontWeight: 600 });

const Field = styled('div')({
  display: 'flex',
  border: '1px solid #62748e',
  borderRadius: '0.5rem',
  '&:focus-within': { outline: '3px solid #2b7fff' },
});

const Input = styled('input')({ all: 'unset', flex: 1, minWidth: '4rem', padding: '0.5rem' });

const Listbox = styled('ul')({
  boxSizing: 'border-box',
  border: '1px solid #62748e',
  borderRadius: '0.5rem',
  margin: '0.25rem 0',
  padding: '0.25rem',
  background: 'Canvas',
  listStyle: 'none',
  position: 'relative',
  maxHeight: '12rem',
  overflow: 'auto',
});

const Item = styled('li')({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  "&[aria-selected='true']": { fontWeight: 600 },
  '&.Mui-focused': { background: 'rgb(43 127 255 / 20%)' },
  '&.Mui-focusVisible': { outline: '2px solid #2b7fff' },
});

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
