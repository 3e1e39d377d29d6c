import * as React from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonRootSlotProps } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.75rem' });
const Label = styled('span')({ position: 'relative' });
const Shape = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const Arrow = styled('button')({
  position: 'relative',
  padding: '0.75rem 2rem 0.75rem 1rem',
  border: 0,
  background: 'transparent',
  color: '#fff',
  fill: '#1447e6',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&:hover': { fill: '#193cb8' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  "[data-theme='dark'] &": {
    color: '#020618',
    fill: '#51a2ff',
    '&:hover': { fill: '#8ec5ff' },
    '&:focus-visible': { outlineColor: '#8ec5ff' },
  },
});

const ArrowRoot = React.forwardRef<HTMLButtonElement, Omit<ButtonRootSlotProps, 'ref'>>(
  function ArrowRoot({ ownerState, children, ...props }, ref) {
    const edge = ownerState.active ? 95 : 85;
    return (
      <Arrow {...props} ref={ref}>
        <Shape viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0H${edge}L100 50L${edge} 100H0Z`} />
        </Shape>
        <Label>{children}</Label>
      </Arrow>
    );
  },
);

export default function CustomRoot() {
  const [step, setStep] = React.useState(1);

  return (
    <Row>
      <Button slots={{ root: ArrowRoot }} onClick={() => setStep((step % 3) + 1)}>
        Next step
      </Button>
      <output>Step {step} of 3</output>
    </Row>
  );
}
