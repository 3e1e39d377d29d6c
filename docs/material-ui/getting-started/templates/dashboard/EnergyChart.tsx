import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ChartPlot from './ChartPlot';
import DayTable from './DayTable';
import { summarize } from './calculations';
import type { Week } from './data';

export interface EnergyChartProps {
  readonly week: Week;
  /** kWh a day, drawn as a line; null: no line. */
  readonly target: number | null;
}

const series = [
  { label: 'Used', color: 'primary.main', shape: <rect width="12" height="12" rx="2" /> },
  { label: 'Generated', color: 'success.main', shape: <rect width="12" height="12" rx="2" /> },
];
const targetLine = <path d="M0 6h12" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2" />;

function describe({ label, days }: Week): string {
  const { used, generated, highest } = summarize(days, 0);
  return (
    `${label}: ${used} kWh used and ${generated} kWh generated. ` +
    (highest ? `Most was used on ${highest.name}, ${highest.used} kWh.` : '')
  );
}

/** Bars for every day, in words below them, and as a table on demand. */
export default function EnergyChart({ week, target }: EnergyChartProps) {
  const [isTable, setTable] = React.useState(false);
  const captionId = React.useId();
  const entries =
    target === null
      ? series
      : [...series, { label: `Target, ${target}`, color: 'text.primary', shape: targetLine }];
  return (
    <Card component="figure" variant="outlined" sx={{ m: 0, p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography component="h2" variant="h6" sx={{ flexGrow: 1 }}>
          Electricity by day, in kWh
        </Typography>
        <Button size="small" onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </Box>
      {isTable ? (
        <DayTable days={week.days} labelledBy={captionId} />
      ) : (
        <>
          <ChartPlot days={week.days} target={target} labelledBy={captionId} />
          <Box
            component="ul"
            aria-label="Legend"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, mt: 2, p: 0, listStyle: 'none' }}
          >
            {entries.map(({ label, color, shape }) => (
              <Box
                component="li"
                key={label}
                sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
              >
                <Box component="svg" aria-hidden="true" sx={{ width: 12, height: 12, color }}>
                  <g fill="currentColor">{shape}</g>
                </Box>
                <Typography variant="body2">{label}</Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
      <Typography
        component="figcaption"
        id={captionId}
        variant="body2"
        sx={{ mt: 2, color: 'text.secondary' }}
      >
        {describe(week)}
      </Typography>
    </Card>
  );
}
