import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function SerializedSelect() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`days=${new FormData(event.currentTarget).get('days')}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <label className="serialized-select-label" htmlFor={id}>
        Delivery days
      </label>
      <Select
        multiple
        id={id}
        type="button"
        name="days"
        getSerializedValue={(options) => options.map(({ value }) => value).join(',')}
        renderValue={(options) => options.map(({ label }) => label).join(', ') || 'Any day'}
        className="serialized-select-trigger"
        slotProps={{
          listbox: { className: 'serialized-select-listbox', 'aria-label': 'Delivery days' },
        }}
      >
        <Option className="serialized-select-item" value="mon">
          Monday
        </Option>
        <Option className="serialized-select-item" value="wed">
          Wednesday
        </Option>
        <Option className="serialized-select-item" value="fri">
          Friday
        </Option>
      </Select>
      <p className="serialized-select-row">
        <button type="submit">Submit</button>
        <output>{sent}</output>
      </p>
    </form>
  );
}
