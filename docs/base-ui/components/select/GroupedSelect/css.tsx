import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { groups } from './groups';
import './styles.css';

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <>
      <label className="grouped-select-label" htmlFor={id}>
        Element
      </label>
      <Select
        id={id}
        placeholder="Choose an element"
        className="grouped-select-trigger"
        slotProps={{ listbox: { className: 'grouped-select-listbox', 'aria-label': 'Element' } }}
      >
        {groups.map(({ name, elements }) => (
          <OptionGroup
            key={name}
            label={name}
            slotProps={{
              root: { role: 'presentation' },
              label: { 'aria-hidden': true },
              list: { role: 'group', 'aria-label': name },
            }}
          >
            {elements.map((element) => (
              <Option
                key={element}
                className="grouped-select-item"
                value={element}
                disabled={element === 'Astatine'}
              >
                {element}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </>
  );
}
