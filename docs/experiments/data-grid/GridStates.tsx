import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { numberColumns } from './numberColumns';
import { createNumberRows } from './numbers';

const rows = createNumberRows(20);

function LoadingOverlay() {
  return (
    <GridOverlay>
      <CircularProgress aria-hidden />
    </GridOverlay>
  );
}

const DESCRIPTIONS = {
  loading: 'The numbers are loading.',
  empty: 'There are no numbers yet.',
  full: 'There are twenty numbers.',
};

type State = keyof typeof DESCRIPTIONS;

export default function GridStates() {
  const [state, setState] = React.useState<State>('loading');
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the grid"
        value={state}
        onChange={(_event, value: State | null) => value && setState(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="full">Full</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{
            main: { 'aria-label': 'A grid in its states', 'aria-busy': state === 'loading' },
          }}
          rows={state === 'full' ? rows : []}
          columns={numberColumns}
          loading={state === 'loading'}
          slots={{ loadingOverlay: LoadingOverlay }}
          localeText={{ noRowsLabel: 'No numbers yet' }}
          hideFooter
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {DESCRIPTIONS[state]}
      </Typography>
    </Box>
  );
}
