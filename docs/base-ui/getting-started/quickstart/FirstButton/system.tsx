import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const CounterButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: '0.5rem',
  background: '#1447e6',
  color: '#fff',
  font: 'inherit',
  '&.base--active': { background: '#1c398e' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
});

export default function FirstButton() {
  const [count, setCount] = React.useState(0);

  return <CounterButton onClick={() => setCount(count + 1)}>Clicks: {count}</CounterButton>;
}
