import * as React from 'react';
import { useButton } from '@mui/base/useButton';

export default function BaseHook() {
  const [isPressed, setPressed] = React.useState(false);
  const { getRootProps } = useButton({});
  return (
    <button
      type="button"
      {...getRootProps({ onClick: () => setPressed(!isPressed) })}
      aria-pressed={isPressed}
    >
      {isPressed ? 'Pressed' : 'Not pressed'}
    </button>
  );
}
