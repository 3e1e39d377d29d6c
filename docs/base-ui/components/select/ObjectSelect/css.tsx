import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { elements } from './elements';
import './styles.css';

export default function ObjectSelect() {
  const id = React.useId();
  const [metal, setMetal] = React.useState({ symbol: 'Fe', name: 'Iron', number: 26 });

  return (
    <>
      <label className="object-select-label" htmlFor={id}>
        Metal
      </label>
      <Select
        id={id}
        value={metal}
        onChange={(_event, value) => value && setMetal(value)}
        areOptionsEqual={(a, b) => a.symbol === b.symbol}
        renderValue={() => metal.name}
        className="object-select-trigger"
        slotProps={{ listbox: { className: 'object-select-listbox', 'aria-label': 'Metal' } }}
      >
        {elements.map((element) => (
          <Option key={element.symbol} className="object-select-item" value={element}>
            {element.name}
          </Option>
        ))}
      </Select>
      <p>
        {metal.name} has the symbol {metal.symbol} and the atomic number {metal.number}.
      </p>
    </>
  );
}
