import * as React from 'react';
import { Button } from '@mui/base/Button';

const buttonClass = [
  'cursor-pointer rounded-lg border-0 px-4 py-2 [font-family:inherit] text-sm font-semibold',
  'bg-blue-100 text-blue-800 hover:bg-blue-200',
  'dark:bg-blue-900 dark:text-blue-100 dark:hover:bg-blue-800',
  'aria-disabled:cursor-not-allowed aria-disabled:bg-slate-200 aria-disabled:text-slate-600',
  'dark:aria-disabled:bg-slate-800 dark:aria-disabled:text-slate-300',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-blue-500 dark:focus-visible:outline-blue-300',
].join(' ');

export default function FocusableWhenDisabled() {
  const [seats, setSeats] = React.useState(2);
  const countId = React.useId();
  const shared = {
    className: buttonClass,
    focusableWhenDisabled: true,
    'aria-describedby': countId,
  };

  return (
    <div className="flex flex-wrap items-center gap-3">
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
