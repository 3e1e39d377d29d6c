import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import EnergyChart from './EnergyChart';
import MetersTable from './MetersTable';
import SummaryCards from './SummaryCards';
import type { Target } from './Settings';
import { weeks, type Week } from './data';

export default function Overview({ target }: { readonly target: Target }) {
  const [weekId, setWeekId] = React.useState<Week['id']>('this');
  const week = weeks.find(({ id }) => id === weekId) ?? weeks[0];
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Week"
        value={weekId}
        // Null means that the pressed button was pressed again: one week is always shown.
        onChange={(_event, id: Week['id'] | null) => setWeekId(id ?? weekId)}
      >
        {weeks.map(({ id, label }) => (
          <ToggleButton key={id} value={id}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SummaryCards week={week} target={target.amount} />
      <EnergyChart week={week} target={target.isShown ? target.amount : null} />
      <MetersTable />
    </Stack>
  );
}
