import * as React from 'react';
import { useButton } from '@mui/base/useButton';

const counterClass = [
  'rounded-lg border-0 bg-blue-700 px-4 py-2 text-white [font:inherit]',
  'data-active:bg-blue-900',
  'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-500',
].join(' ');

export default function FirstHook() {
  const [count, setCount] = React.useState(0);
  const { active, getRootProps } = useButton({ rootElementName: 'button' });

  return (
    <button
      className={counterClass}
      {...getRootProps({ onClick: () => setCount(count + 1) })}
      data-active={active || undefined}
    >
      Clicks: {count}
    </button>
  );
}
