import * as React from 'react';
import Box from '@mui/system/Box';

const keys = ['p', 'px', 'py', 'pt', 'm', 'mx', 'my', 'mt'] as const;
type SpacingKey = (typeof keys)[number];

export default function SpacingKeys() {
  const [key, setKey] = React.useState<SpacingKey>('p');
  const [value, setValue] = React.useState(2);
  const keyId = React.useId();
  const valueId = React.useId();

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 1, width: 160, alignContent: 'start' }}>
        <label htmlFor={keyId}>Key</label>
        <select
          id={keyId}
          value={key}
          onChange={(event) => setKey(event.target.value as SpacingKey)}
        >
          {keys.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <label htmlFor={valueId}>Value: {value}</label>
        <input
          id={valueId}
          type="range"
          min={0}
          max={6}
          value={value}
          onChange={(event) => setValue(Number(event.target.value))}
        />
      </Box>
      <Box
        sx={{
          display: 'flow-root',
          width: 220,
          height: 160,
          border: '1px dashed',
          borderColor: 'text.secondary',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ border: 2, borderColor: 'primary.main', [key]: value }}>
          {`{ ${key}: ${value} }`}
        </Box>
      </Box>
    </Box>
  );
}
