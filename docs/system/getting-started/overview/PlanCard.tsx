import * as React from 'react';
import Box from '@mui/system/Box';

const MONTHLY_PRICE = 12;

export default function PlanCard() {
  const [seats, setSeats] = React.useState(3);
  const fieldId = React.useId();

  return (
    <Box
      component="section"
      aria-label="Team plan"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: 2,
        maxWidth: 480,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Box component="label" htmlFor={fieldId} sx={{ display: 'block', fontWeight: 'bold' }}>
          Seats: {seats}
        </Box>
        <Box
          component="input"
          id={fieldId}
          type="range"
          min={1}
          max={20}
          value={seats}
          onChange={(event) => setSeats(Number(event.target.value))}
          sx={{ width: 1, mt: 1, color: 'primary.main', accentColor: 'currentcolor' }}
        />
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        ${seats * MONTHLY_PRICE} a month
      </Box>
    </Box>
  );
}
