import { Button } from '@mui/base/Button';

const buttonClass = [
  'cursor-pointer rounded-lg border-0 px-4 py-2 [font-family:inherit] text-sm font-semibold',
  'bg-blue-700 text-white select-none dark:bg-blue-400 dark:text-slate-950',
  '[&.base--active]:scale-95 [&.base--active]:bg-blue-900 dark:[&.base--active]:bg-blue-200',
  '[&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2',
  '[&.base--focusVisible]:outline-blue-500 dark:[&.base--focusVisible]:outline-blue-300',
  '[&.base--disabled]:bg-slate-200 [&.base--disabled]:text-slate-600',
  'dark:[&.base--disabled]:bg-slate-800 dark:[&.base--disabled]:text-slate-300',
  '[&.base--disabled]:cursor-not-allowed',
].join(' ');

export default function StateClasses() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button className={buttonClass}>Native button</Button>
      <Button className={buttonClass} slots={{ root: 'span' }}>
        Span as button
      </Button>
      <Button className={buttonClass} slots={{ root: 'span' }} disabled focusableWhenDisabled>
        Disabled span
      </Button>
    </div>
  );
}
