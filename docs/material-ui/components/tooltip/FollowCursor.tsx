import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';

export default function FollowCursor() {
  return (
    <Tooltip describeChild followCursor title="You are here">
      <Paper
        variant="outlined"
        tabIndex={0}
        role="group"
        aria-label="Map"
        sx={{
          display: 'grid',
          placeItems: 'center',
          textAlign: 'center',
          height: 120,
          px: 2,
          color: 'text.secondary',
        }}
      >
        Move the pointer over this area
      </Paper>
    </Tooltip>
  );
}
