import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function ValueText() {
  const id = React.useId();

  return (
    <>
      <label className="value-text-label" htmlFor={id}>
        Opening days
      </label>
      <Select
        multiple
        id={id}
        renderValue={({ length }) => `${length} of 7 days`}
        className="value-text-trigger"
        slotProps={{ listbox: { className: 'value-text-listbox', 'aria-label': 'Opening days' } }}
      >
        {days.map((day) => (
          <Option key={day} className="value-text-item" value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </>
  );
}
