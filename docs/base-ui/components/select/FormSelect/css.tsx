import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function FormSelect() {
  const id = React.useId();
  const [sent, setSent] = React.useState('');

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(`size=${new FormData(event.currentTarget).get('size')}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <label className="form-select-label" htmlFor={id}>
        Paper size (required)
      </label>
      <Select
        id={id}
        type="button"
        name="size"
        required
        aria-required
        placeholder="Choose a size"
        className="form-select-trigger"
        slotProps={{ listbox: { className: 'form-select-listbox', 'aria-label': 'Paper size' } }}
      >
        <Option className="form-select-item" value="a4">
          A4
        </Option>
        <Option className="form-select-item" value="a5">
          A5
        </Option>
      </Select>
      <p className="form-select-row">
        <button type="submit">Submit</button>
        <output>{sent}</output>
      </p>
    </form>
  );
}
