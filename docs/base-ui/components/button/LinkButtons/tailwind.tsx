import { Button } from '@mui/base/Button';

const linkClass = [
  'inline-block rounded-lg border-0 px-4 py-2 [font-family:inherit] text-sm font-semibold',
  'bg-blue-700 text-white no-underline',
  'hover:bg-blue-800 hover:text-white hover:no-underline',
  'dark:bg-blue-400 dark:text-slate-950 dark:hover:bg-blue-300 dark:hover:text-slate-950',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-blue-500 dark:focus-visible:outline-blue-300',
  'disabled:cursor-not-allowed disabled:bg-slate-200 disabled:text-slate-600',
  'dark:disabled:bg-slate-800 dark:disabled:text-slate-300',
].join(' ');

export default function LinkButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button className={linkClass} href="https://www.w3.org/WAI/ARIA/apg/patterns/button/">
        Read the button pattern
      </Button>
      <Button className={linkClass} disabled>
        Next lesson: not published yet
      </Button>
    </div>
  );
}
