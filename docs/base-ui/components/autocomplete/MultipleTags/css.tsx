import { Popper } from '@mui/base/Popper';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './styles.css';

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
      <label
        className="multiple-tags-label"
        {...combobox.getInputLabelProps()}
        htmlFor={combobox.id}
      >
        Metals
      </label>
      <div className="multiple-tags-field" {...combobox.getRootProps()} ref={combobox.setAnchorEl}>
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
        <input className="multiple-tags-input" {...combobox.getInputProps()} />
      </div>
      <Popper open={groupedOptions.length > 0} anchorEl={combobox.anchorEl} role="presentation">
        <ul className="multiple-tags-listbox" {...combobox.getListboxProps()}>
          {(groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = combobox.getOptionProps({ option, index });
            return (
              <li key={key} className="multiple-tags-item" {...optionProps}>
                {option}
              </li>
            );
          })}
        </ul>
      </Popper>
    </>
  );
}
