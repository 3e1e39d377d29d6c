import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

const Toggle = styled(Button)({
  padding: '0.5rem 1rem',
  border: '2px solid #1447e6',
  borderRadius: '0.5rem',
  background: 'transparent',
  color: '#1447e6',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&:hover': { background: '#dbeafe' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  "&[aria-pressed='true']": { background: '#1447e6', color: '#fff' },
  "[data-theme='dark'] &": {
    borderColor: '#8ec5ff',
    color: '#8ec5ff',
    '&:hover': { background: '#162456' },
    '&:focus-visible': { outlineColor: '#8ec5ff' },
    "&[aria-pressed='true']": { background: '#8ec5ff', color: '#020618' },
  },
});

export default function ToggleButton() {
  const [muted, setMuted] = React.useState(false);

  return (
    <Row>
      <Toggle aria-pressed={muted} onClick={() => setMuted(!muted)}>
        Mute
      </Toggle>
      <output>{muted ? 'Sound is off' : 'Sound is on'}</output>
    </Row>
  );
}
