import * as React from 'react';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export interface Target {
  /** kWh a day. */
  readonly amount: number;
  readonly isShown: boolean;
}

export interface SettingsProps {
  readonly target: Target;
  readonly onChange: (target: Target) => void;
}

export default function Settings({ target, onChange }: SettingsProps) {
  const labelId = React.useId();
  return (
    <Card variant="outlined" sx={{ maxWidth: 560, p: 2 }}>
      <Stack spacing={2} useFlexGap>
        <Typography component="h2" variant="h6">
          Daily target
        </Typography>
        <Typography id={labelId}>Use at most {target.amount} kWh a day</Typography>
        {/* The handle of a slider reaches over its ends. */}
        <Stack sx={{ px: 1.5 }}>
          <Slider
            aria-labelledby={labelId}
            min={20}
            max={120}
            step={5}
            marks={[
              { value: 20, label: '20' },
              { value: 120, label: '120' },
            ]}
            value={target.amount}
            onChange={(_event, amount) => {
              if (typeof amount === 'number') onChange({ ...target, amount });
            }}
          />
        </Stack>
        <FormControlLabel
          control={
            <Switch
              checked={target.isShown}
              onChange={(event) => onChange({ ...target, isShown: event.target.checked })}
            />
          }
          label="Show the target in the chart"
        />
      </Stack>
    </Card>
  );
}
