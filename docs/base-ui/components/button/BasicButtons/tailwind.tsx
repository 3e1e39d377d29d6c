import { Button } from '@mui/base/Button';

const buttonClass = [
  'cursor-pointer rounded-lg border-0 px-4 py-2 [font-family:inherit] text-sm font-semibold',
  'bg-blue-700 text-white hover:bg-blue-800 active:bg-blue-900',
  'dark:bg-blue-400 dark:text-slate-950 dark:hover:bg-blue-300 dark:active:bg-blue-200',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-blue-500 dark:focus-visible:outline-blue-300',
  'disabled:cursor-not-allowed disabled:bg-slate-200 disabled:text-slate-600',
  'dark:disabled:bg-slate-800 dark:disabled:text-slate-300',
].join(' ');

export default function BasicButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button className={buttonClass}>Enabled</Button>
      <Button className={buttonClass} disabled>
        Disabled
      </Button>
    </div>
  );
}
