import * as React from 'react';
import { useButton } from '@mui/base/useButton';
import './styles.css';

export default function FirstHook() {
  const [count, setCount] = React.useState(0);
  const { active, getRootProps } = useButton({ rootElementName: 'button' });

  return (
    <button
      className="first-hook-counter-button"
      {...getRootProps({ onClick: () => setCount(count + 1) })}
      data-active={active || undefined}
    >
      Clicks: {count}
    </button>
  );
}
