import * as React from 'react';
import { Button } from '@mui/base/Button';

const toggleClass = [
  'cursor-pointer rounded-lg px-4 py-2 [font-family:inherit] text-sm font-semibold',
  'border-2 border-solid border-blue-700 bg-transparent text-blue-700 hover:bg-blue-100',
  'dark:border-blue-300 dark:text-blue-300 dark:hover:bg-blue-950',
  'aria-pressed:bg-blue-700 aria-pressed:text-white',
  'dark:aria-pressed:bg-blue-300 dark:aria-pressed:text-slate-950',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-blue-500 dark:focus-visible:outline-blue-300',
].join(' ');

export default function ToggleButton() {
  const [muted, setMuted] = React.useState(false);

  return (
    <div className="flex items-center gap-3">
      <Button className={toggleClass} aria-pressed={muted} onClick={() => setMuted(!muted)}>
        Mute
      </Button>
      <output>{muted ? 'Sound is off' : 'Sound is on'}</output>
    </div>
  );
}
