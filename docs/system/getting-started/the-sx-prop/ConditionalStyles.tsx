import * as React from 'react';
import Box from '@mui/system/Box';

export default function ConditionalStyles() {
  const [isUrgent, setIsUrgent] = React.useState(false);
  const [isDone, setIsDone] = React.useState(false);

  return (
    <div>
      <Box sx={{ display: 'flex', gap: 3, mb: 2 }}>
        <label>
          <input
            type="checkbox"
            checked={isUrgent}
            onChange={(event) => setIsUrgent(event.target.checked)}
          />{' '}
          Urgent
        </label>
        <label>
          <input
            type="checkbox"
            checked={isDone}
            onChange={(event) => setIsDone(event.target.checked)}
          />{' '}
          Done
        </label>
      </Box>
      <Box
        sx={[
          { p: 2, border: '2px solid', borderColor: 'divider' },
          isUrgent && { borderColor: 'error.main', fontWeight: 'bold' },
          isDone && { borderColor: 'success.main', textDecoration: 'line-through' },
        ]}
      >
        Answer the letter
      </Box>
    </div>
  );
}
