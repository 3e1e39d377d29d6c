import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function FocusableWhenDisabled() {
  const [seats, setSeats] = React.useState(2);
  const countId = React.useId();
  const shared = {
    className: 'focusable-when-disabled-button',
    focusableWhenDisabled: true,
    'aria-describedby': countId,
  };

  return (
    <div className="focusable-when-disabled">
      <Button {...shared} disabled={seats === 0} onClick={() => setSeats(seats - 1)}>
        Remove seat
      </Button>
      <Button {...shared} disabled={seats === 3} onClick={() => setSeats(seats + 1)}>
        Add seat
      </Button>
      <output id={countId}>{seats} of 3 seats booked</output>
    </div>
  );
}
