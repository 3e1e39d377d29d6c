import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { countries } from './countries';
import './styles.css';

export default function FlagOptions() {
  const id = React.useId();

  return (
    <>
      <label className="flag-options-label" htmlFor={id}>
        Country
      </label>
      <Select
        id={id}
        placeholder="Choose a country"
        renderValue={(option) => option && `${option.label} (${option.value})`}
        className="flag-options-trigger"
        slotProps={{ listbox: { className: 'flag-options-listbox', 'aria-label': 'Country' } }}
      >
        {countries.map(({ code, name, dial, flag }) => (
          <Option key={code} className="flag-options-item" value={code} label={name}>
            <span className="flag-options-flag" style={{ background: flag }} />
            {name} {dial}
          </Option>
        ))}
      </Select>
    </>
  );
}
