import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

const PillButton = styled(Button)({
  padding: '0.5rem 1.25rem',
  borderRadius: '9999px',
  background: '#dbeafe',
  color: '#193cb8',
  cursor: 'pointer',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  userSelect: 'none',
  '&:hover': { background: '#bedbff' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  "[data-theme='dark'] &": {
    background: '#1c398e',
    color: '#dbeafe',
    '&:hover': { background: '#193cb8' },
    '&:focus-visible': { outlineColor: '#8ec5ff' },
  },
});

export default function SpanButton() {
  const [eventType, setEventType] = React.useState('none');

  return (
    <Row>
      <PillButton
        slots={{ root: 'span' }}
        onClick={(event: React.SyntheticEvent) => setEventType(event.type)}
      >
        Span button
      </PillButton>
      <output>Last event: {eventType}</output>
    </Row>
  );
}
