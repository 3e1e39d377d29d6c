import * as React from 'react';
import { Button } from '@mui/base/Button';

const pillClass = [
  'cursor-pointer rounded-full px-5 py-2 text-sm font-semibold select-none',
  'bg-blue-100 text-blue-800 hover:bg-blue-200',
  'dark:bg-blue-900 dark:text-blue-100 dark:hover:bg-blue-800',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-blue-500 dark:focus-visible:outline-blue-300',
].join(' ');

export default function SpanButton() {
  const [eventType, setEventType] = React.useState('none');

  return (
    <div className="flex items-center gap-3">
      <Button
        className={pillClass}
        slots={{ root: 'span' }}
        onClick={(event: React.SyntheticEvent) => setEventType(event.type)}
      >
        Span button
      </Button>
      <output>Last event: {eventType}</output>
    </div>
  );
}
