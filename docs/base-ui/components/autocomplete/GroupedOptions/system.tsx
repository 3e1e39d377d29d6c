import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import type { AutocompleteGroupedOption } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';
import { moons } from './moons';
import type { Moon } from './moons';

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
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& span': { padding: '0.375rem 0.75rem', fontSize: '0.875rem' },
});

const Item = styled('li')({
  padding: '0.375rem 0.75rem',
  cursor: 'default',
  "&[aria-selected='true']": { fontWeight: 600 },
  '&.Mui-focused': { background: 'rgb(43 127 255 / 20%)' },
  '&.Mui-focusVisible': { outline: '2px solid #2b7fff' },
});

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
                  const { key, ...optionProps } = combobox.getOptionProps({
                    option,
                    index: group.index + i,
                  });
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
