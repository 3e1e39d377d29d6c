import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function BasicSelect() {
  const id = React.useId();

  return (
    <>
      <label className="basic-select-label" htmlFor={id}>
        Temperature unit
      </label>
      <Select
        id={id}
        placeholder="Choose a unit"
        className="basic-select-trigger"
        slotProps={{
          listbox: { className: 'basic-select-listbox', 'aria-label': 'Temperature unit' },
        }}
      >
        <Option className="basic-select-item" value="celsius">
          Celsius
        </Option>
        <Option className="basic-select-item" value="fahrenheit">
          Fahrenheit
        </Option>
        <Option className="basic-select-item" value="kelvin">
          Kelvin
        </Option>
      </Select>
    </>
  );
}
