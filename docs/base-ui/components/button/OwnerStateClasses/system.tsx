import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const RaisedButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: 0,
  borderBottom: '4px solid #1c398e',
  borderRadius: '0.5rem',
  background: '#1447e6',
  color: '#fff',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&.is-pressed': { borderColor: '#1447e6', translate: '0 2px' },
  '&.is-focused': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  '&.is-off': {
    background: '#e2e8f0',
    borderColor: '#e2e8f0',
    color: '#45556c',
    cursor: 'not-allowed',
  },
  "[data-theme='dark'] &": {
    background: '#51a2ff',
    borderColor: '#155dfc',
    color: '#020618',
    '&.is-pressed': { borderColor: '#51a2ff' },
    '&.is-focused': { outlineColor: '#8ec5ff' },
    '&.is-off': { background: '#1d293d', borderColor: '#1d293d', color: '#cad5e2' },
  },
});

function getRootProps({ active, disabled, focusVisible }: ButtonOwnerState) {
  const names = [active && 'is-pressed', focusVisible && 'is-focused', disabled && 'is-off'];
  return { className: names.filter(Boolean).join(' ') };
}

export default function OwnerStateClasses() {
  return (
    <Row>
      <RaisedButton slotProps={{ root: getRootProps }}>Hold me down</RaisedButton>
      <RaisedButton slotProps={{ root: getRootProps }} disabled>
        Not available
      </RaisedButton>
    </Row>
  );
}
