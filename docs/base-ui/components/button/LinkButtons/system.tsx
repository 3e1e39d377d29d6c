import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

const LinkButton = styled(Button)({
  display: 'inline-block',
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: '0.5rem',
  background: '#1447e6',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&, &:hover': { color: '#fff', textDecoration: 'none' },
  '&:hover': { background: '#193cb8' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  '&:disabled': { background: '#e2e8f0', color: '#45556c', cursor: 'not-allowed' },
  "[data-theme='dark'] &": {
    background: '#51a2ff',
    color: '#020618',
    '&:hover': { background: '#8ec5ff' },
    '&:focus-visible': { outlineColor: '#8ec5ff' },
    '&:disabled': { background: '#1d293d', color: '#cad5e2' },
  },
});

export default function LinkButtons() {
  return (
    <Row>
      <LinkButton href="https://www.w3.org/WAI/ARIA/apg/patterns/button/">
        Read the button pattern
      </LinkButton>
      <LinkButton disabled>Next lesson: not published yet</LinkButton>
    </Row>
  );
}
