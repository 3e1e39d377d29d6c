import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import { styled } from '@mui/system';

const CounterButton = styled('button')({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: '0.5rem',
  background: '#1447e6',
  color: '#fff',
  font: 'inherit',
  '&[data-active]': { background: '#1c398e' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
});

export default function FirstHook() {
  const [count, setCount] = React.useState(0);
  const { active, getRootProps } = useButton({ rootElementName: 'button' });

  return (
    <CounterButton
      {...getRootProps({ onClick: () => setCount(count + 1) })}
      data-active={active || undefined}
    >
      Clicks: {count}
    </CounterButton>
  );
}
