import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonRootSlotProps } from '@mui/base/Button';
import './styles.css';

const ArrowRoot = React.forwardRef<HTMLButtonElement, Omit<ButtonRootSlotProps, 'ref'>>(
  function ArrowRoot({ ownerState, children, ...props }, ref) {
    const edge = ownerState.active ? 95 : 85;
    return (
      <button {...props} ref={ref}>
        <svg
          className="custom-root-shape"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0H${edge}L100 50L${edge} 100H0Z`} />
        </svg>
        <span className="custom-root-label">{children}</span>
      </button>
    );
  },
);

export default function CustomRoot() {
  const [step, setStep] = React.useState(1);

  return (
    <div className="custom-root">
      <Button
        className="custom-root-button"
        slots={{ root: ArrowRoot }}
        onClick={() => setStep((step % 3) + 1)}
      >
        Next step
      </Button>
      <output>Step {step} of 3</output>
    </div>
  );
}
