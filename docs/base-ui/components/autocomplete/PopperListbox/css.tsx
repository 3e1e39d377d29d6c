import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { elements } from './elements';
import './styles.css';

export default function PopperListbox() {
  const combobox = useAutocomplete({ options: elements });
  const { anchorEl, groupedOptions } = combobox;

  return (
    <>
      <label
        className="popper-listbox-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Element
      </label>
      <div className="popper-listbox-field" {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
        <input className="popper-listbox-input" {...combobox.getInputProps()} />
      </div>
      <Popper
        open={groupedOptions.length > 0}
        anchorEl={anchorEl}
        role="presentation"
        style={{ width: anchorEl?.offsetWidth }}
      >
        <ul className="popper-listbox-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="popper-listbox-item" {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
