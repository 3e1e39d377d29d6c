import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';

const shape = [
  'rounded-lg border-0 border-b-4 border-solid px-4 py-2',
  '[font-family:inherit] text-sm font-semibold',
].join(' ');
const enabled = 'cursor-pointer bg-blue-700 text-white dark:bg-blue-400 dark:text-slate-950';
const raised = 'border-blue-900 dark:border-blue-600';
const pressed = 'translate-y-0.5 border-blue-700 dark:border-blue-400';
const focused = [
  'outline-3 outline-offset-2 outline-solid',
  'outline-blue-500 dark:outline-blue-300',
].join(' ');
const off = [
  'cursor-not-allowed border-slate-200 bg-slate-200 text-slate-600',
  'dark:border-slate-800 dark:bg-slate-800 dark:text-slate-300',
].join(' ');

function getRootProps({ active, disabled, focusVisible }: ButtonOwnerState) {
  const names = [
    shape,
    disabled ? off : enabled,
    !disabled && (active ? pressed : raised),
    focusVisible && focused,
  ];
  return { className: names.filter(Boolean).join(' ') };
}

export default function OwnerStateClasses() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button slotProps={{ root: getRootProps }}>Hold me down</Button>
      <Button slotProps={{ root: getRootProps }} disabled>
        Not available
      </Button>
    </div>
  );
}
