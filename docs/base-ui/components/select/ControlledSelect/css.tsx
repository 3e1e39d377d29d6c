import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

export default function ControlledSelect() {
  const id = React.useId();
  const [size, setSize] = React.useState<string | null>(null);

  return (
    <>
      <label className="controlled-select-label" htmlFor={id}>
        Size
      </label>
      <Select
        id={id}
        placeholder="No size"
        value={size}
        onChange={(_event, value) => setSize(value)}
        className="controlled-select-trigger"
        slotProps={{ listbox: { className: 'controlled-select-listbox', 'aria-label': 'Size' } }}
      >
        <Option className="controlled-select-item" value="s">
          Small
        </Option>
        <Option className="controlled-select-item" value="m">
          Medium
        </Option>
        <Option className="controlled-select-item" value="l">
          Large
        </Option>
      </Select>
      <p className="controlled-select-row">
        <button type="button" onClick={() => setSize('m')}>
          Choose medium
        </button>
        <button type="button" onClick={() => setSize(null)}>
          Clear
        </button>
        <output>Value: {size ?? 'null'}</output>
      </p>
    </>
  );
}
