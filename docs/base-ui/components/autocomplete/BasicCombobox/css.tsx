import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const planets = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];

export default function BasicCombobox() {
  const combobox = useAutocomplete({ options: planets });
  const { groupedOptions } = combobox;

  return (
    <>
      <label
        className="basic-combobox-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Planet
      </label>
      <div className="basic-combobox-field" {...combobox.getRootProps()}>
        <input className="basic-combobox-input" {...combobox.getInputProps()} />
      </div>
      {groupedOptions.length > 0 && (
        <ul className="basic-combobox-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="basic-combobox-item" {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
