import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

const planets = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];

export default function ComboboxButtons() {
  const combobox = useAutocomplete({ options: planets });
  const { dirty, groupedOptions, popupOpen } = combobox;

  return (
    <>
      <label
        className="combobox-buttons-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Planet
      </label>
      <div
        className="combobox-buttons-field"
        {...combobox.getRootProps()}
        ref={combobox.setAnchorEl}
      >
        <input className="combobox-buttons-input" {...combobox.getInputProps()} />
        {dirty && (
          <button {...combobox.getClearProps()} aria-label="Clear">
            ×
          </button>
        )}
        <button {...combobox.getPopupIndicatorProps()} aria-label={popupOpen ? 'Close' : 'Open'}>
          ▾
        </button>
      </div>
      <output>{popupOpen && groupedOptions.length === 0 ? 'No planet matches' : ''}</output>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className="combobox-buttons-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="combobox-buttons-item" {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
