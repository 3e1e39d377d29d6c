import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
});

const SeatButton = styled(Button)({
  padding: '0.5rem 1rem',
  border: 0,
  borderRadius: '0.5rem',
  background: '#dbeafe',
  color: '#193cb8',
  cursor: 'pointer',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  '&:hover': { background: '#bedbff' },
  '&:focus-visible': { outline: '3px solid #2b7fff', outlineOffset: '2px' },
  "&[aria-disabled='true']": { background: '#e2e8f0', color: '#45556c', cursor: 'not-allowed' },
  "[data-theme='dark'] &": {
    background: '#1c398e',
    color: '#dbeafe',
    '&:hover': { background: '#193cb8' },
    '&:focus-visible': { outlineColor: '#8ec5ff' },
    "&[aria-disabled='true']": { background: '#1d293d', color: '#cad5e2' },
  },
});

export default function FocusableWhenDisabled() {
  const [seats, setSeats] = React.useState(2);
  const countId = React.useId();
  const shared = { focusableWhenDisabled: true, 'aria-describedby': countId };

  return (
    <Row>
      <SeatButton {...shared} disabled={seats === 0} onClick={() => setSeats(seats - 1)}>
        Remove seat
      </SeatButton>
      <SeatButton {...shared} disabled={seats === 3} onClick={() => setSeats(seats + 1)}>
        Add seat
      </SeatButton>
      <output id={countId}>{seats} of 3 seats booked</output>
    </Row>
  );
}
