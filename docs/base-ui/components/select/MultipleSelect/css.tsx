import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export default function MultipleSelect() {
  const id = React.useId();

  return (
    <>
      <label className="multiple-select-label" htmlFor={id}>
        Remind me on
      </label>
      <Select
        multiple
        id={id}
        placeholder="No day"
        renderValue={(options) => options.map(({ label }) => label).join(', ') || null}
        className="multiple-select-trigger"
        slotProps={{
          listbox: { className: 'multiple-select-listbox', 'aria-label': 'Remind me on' },
        }}
      >
        {days.map((day) => (
          <Option key={day} className="multiple-select-item" value={day}>
            {day}
          </Option>
        ))}
      </Select>
    </>
  );
}
