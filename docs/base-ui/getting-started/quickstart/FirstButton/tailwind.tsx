import * as React from 'react';
import { Button } from '@mui/base/Button';

const counterClass = [
  'rounded-lg border-0 bg-blue-700 px-4 py-2 text-white [font:inherit]',
  '[&.base--active]:bg-blue-900',
  'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-blue-500',
].join(' ');

export default function FirstButton() {
  const [count, setCount] = React.useState(0);

  return (
    <Button className={counterClass} onClick={() => setCount(count + 1)}>
      Clicks: {count}
    </Button>
  );
}
