import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function FirstButton() {
  const [count, setCount] = React.useState(0);

  return (
    <Button className="first-button-counter-button" onClick={() => setCount(count + 1)}>
      Clicks: {count}
    </Button>
  );
}
