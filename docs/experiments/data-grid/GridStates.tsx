import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import { numberColumns } from './numberColumns';
import { createNumberRows } from './numbers';

const rows = createNumberRows(20);

function LoadingOverlay() {
  return (
    <GridOverlay>
      <CircularProgress aria-label="Loading the numbers" />
    </GridOverlay>
  );
}

export default function GridStates() {
  const [state, setState] = React.useState('loading');
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the grid"
        value={state}
        onChange={(_event, value: string | null) => value && setState(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="full">Full</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="A grid in its states"
          rows={state === 'full' ? rows : []}
          columns={numberColumns}
          loading={state === 'loading'}
          slots={{ loadingOverlay: LoadingOverlay }}
          localeText={{ noRowsLabel: 'No numbers yet' }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
