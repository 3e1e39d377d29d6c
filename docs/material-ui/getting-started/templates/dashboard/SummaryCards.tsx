import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { summarize } from './calculations';
import type { Week } from './data';

export interface SummaryCardsProps {
  readonly week: Week;
  /** kWh a day. */
  readonly target: number;
}

export default function SummaryCards({ week, target }: SummaryCardsProps) {
  const { used, generated, coveredPercent, highest, daysWithinTarget } = summarize(
    week.days,
    target,
  );
  const cards = [
    { label: 'Used', value: `${used} kWh`, note: week.label },
    { label: 'Generated', value: `${generated} kWh`, note: `${coveredPercent}% of what was used` },
    { label: 'Highest day', value: highest?.name ?? 'None', note: `${highest?.used ?? 0} kWh` },
    {
      label: 'Within the target',
      value: `${daysWithinTarget} of ${week.days.length} days`,
      note: `Target: ${target} kWh a day`,
    },
  ];
  return (
    <Box
      component="ul"
      aria-label="Key figures"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {cards.map(({ label, value, note }) => (
        <Card key={label} component="li" variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="p" variant="h5" sx={{ my: 0.5 }}>
            {value}
          </Typography>
          <Typography variant="body2">{note}</Typography>
        </Card>
      ))}
    </Box>
  );
}
