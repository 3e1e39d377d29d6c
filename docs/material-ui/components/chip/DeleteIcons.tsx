import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DeleteIcons() {
  const [outcome, setOutcome] = React.useState('Both chips are here to stay');

  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip
          label="Open or delete"
          deleteIcon={<DeleteIcon />}
          onClick={() => setOutcome('Opened')}
          onDelete={() => setOutcome('Deleted')}
        />
        <Chip
          label="Close"
          variant="outlined"
          color="primary"
          deleteIcon={<CloseIcon />}
          onDelete={() => setOutcome('Closed')}
        />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {outcome}
      </Typography>
    </div>
  );
}
