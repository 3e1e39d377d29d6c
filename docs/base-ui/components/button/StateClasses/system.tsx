import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const StateButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: '0.5rem',
  background: '#1447e6',
  color: '#fff',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  userSelect: 'none',
  [`&.${buttonClasses.active}`]: { background: '#1c398e', scale: '0.95' },
  [`&.${buttonClasses.focusVisible}`]: { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  [`&.${buttonClasses.disabled}`]: {
    background: '#e2e8f0',
    color: '#45556c',
    cursor: 'not-allowed',
  },
  "[data-theme='dark'] &": {
    background: '#51a2ff',
    color: '#020618',
    [`&.${buttonClasses.active}`]: { background: '#bedbff' },
    [`&.${buttonClasses.focusVisible}`]: { outlineColor: '#8ec5ff' },
    [`&.${buttonClasses.disabled}`]: { background: '#1d293d', color: '#cad5e2' },
  },
});

export default function StateClasses() {
  return (
    <Row>
      <StateButton>Native button</StateButton>
      <StateButton slots={{ root: 'span' }}>Span as button</StateButton>
      <StateButton slots={{ root: 'span' }} disabled focusableWhenDisabled>
        Disabled span
      </StateButton>
    </Row>
  );
}
