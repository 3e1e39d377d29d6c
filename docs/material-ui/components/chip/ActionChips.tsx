import * as React from 'react';
import EventIcon from '@mui/icons-material/Event';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ActionChips() {
  const [outcome, setOutcome] = React.useState('Nothing pressed yet');

  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip
          component="button"
          icon={<EventIcon />}
          label="Add to calendar"
          onClick={() => setOutcome('Added to calendar')}
        />
        <Chip
          component="button"
          variant="outlined"
          label="Copy address"
          onClick={() => setOutcome('Address copied')}
        />
        <Chip component="button" disabled label="Invite" onClick={() => setOutcome('Invited')} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {outcome}
      </Typography>
    </div>
  );
}
