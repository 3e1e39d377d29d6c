import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const SolidButton = styled(Button)({
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
  '&:hover': { background: '#193cb8' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  '&:active': { background: '#1c398e' },
  '&:disabled': { background: '#e2e8f0', color: '#45556c', cursor: 'not-allowed' },
  "[data-theme='dark'] &": {
    background: '#51a2ff',
    color: '#020618',
    '&:hover': { background: '#8ec5ff' },
    '&:focus-visible': { outlineColor: '#8ec5ff' },
    '&:active': { background: '#bedbff' },
    '&:disabled': { background: '#1d293d', color: '#cad5e2' },
  },
});

export default function BasicButtons() {
  return (
    <Row>
      <SolidButton>Enabled</SolidButton>
      <SolidButton disabled>Disabled</SolidButton>
    </Row>
  );
}
