import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonRootSlotProps } from '@mui/base/Button';

const arrowClass = [
  'relative cursor-pointer border-0 bg-transparent py-3 pr-8 pl-4',
  '[font-family:inherit] text-sm font-semibold',
  'fill-blue-700 text-white hover:fill-blue-800',
  'dark:fill-blue-400 dark:text-slate-950 dark:hover:fill-blue-300',
  'focus-visible:outline-3 focus-visible:outline-offset-2',
  'focus-visible:outline-blue-500 dark:focus-visible:outline-blue-300',
].join(' ');

const ArrowRoot = React.forwardRef<HTMLButtonElement, Omit<ButtonRootSlotProps, 'ref'>>(
  function ArrowRoot({ ownerState, children, ...props }, ref) {
    const edge = ownerState.active ? 95 : 85;
    return (
      <button {...props} ref={ref}>
        <svg
          className="absolute inset-0 size-full"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0H${edge}L100 50L${edge} 100H0Z`} />
        </svg>
        <span className="relative">{children}</span>
      </button>
    );
  },
);

export default function CustomRoot() {
  const [step, setStep] = React.useState(1);

  return (
    <div className="flex items-center gap-3">
      <Button
        className={arrowClass}
        slots={{ root: ArrowRoot }}
        onClick={() => setStep((step % 3) + 1)}
      >
        Next step
      </Button>
      <output>Step {step} of 3</output>
    </div>
  );
}
