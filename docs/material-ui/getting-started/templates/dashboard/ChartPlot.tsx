import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getTicks } from './calculations';
import type { Day } from './data';

export interface ChartPlotProps {
  readonly days: readonly Day[];
  /** kWh a day; null: no line. */
  readonly target: number | null;
  /** Id of the element that says what the chart shows. */
  readonly labelledBy: string;
}

// Units of the drawing, which is stretched to the room there is. Text would be stretched too, so
// the axes are HTML.
const SLOT = 100;
const BAR = 30;
const HEIGHT = 100;
const HEIGHT_PX = 240;

const axisText = { color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1 } as const;

export default function ChartPlot({ days, target, labelledBy }: ChartPlotProps) {
  const values = days.flatMap(({ used, generated }) => [used, generated]);
  const ticks = getTicks(Math.max(target ?? 0, ...values), 4);
  const top = ticks[ticks.length - 1] ?? 1;
  const toY = (value: number) => HEIGHT - (HEIGHT * value) / top;
  const width = SLOT * days.length;
  const renderBar = (value: number, x: number) => (
    <rect key={x} x={x} y={toY(value)} width={BAR} height={HEIGHT - toY(value)} />
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, pt: 1 }}>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'space-between' }}
      >
        {ticks.map((tick) => (
          // No height of its own, so that its middle is at the line it names.
          <Typography key={tick} sx={{ ...axisText, height: 0, mt: '-0.5em', mb: '0.5em' }}>
            {tick}
          </Typography>
        ))}
      </Box>
      <Box
        component="svg"
        role="img"
        aria-labelledby={labelledBy}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT_PX, overflow: 'visible' }}
      >
        <Box component="g" sx={{ color: 'divider' }} stroke="currentColor">
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${toY(tick)}H${width}`} vectorEffect="non-scaling-stroke" />
          ))}
        </Box>
        <Box component="g" sx={{ color: 'primary.main' }} fill="currentColor">
          {days.map(({ used }, index) => renderBar(used, SLOT * index + SLOT / 2 - BAR - 2))}
        </Box>
        <Box component="g" sx={{ color: 'success.main' }} fill="currentColor">
          {days.map(({ generated }, index) => renderBar(generated, SLOT * index + SLOT / 2 + 2))}
        </Box>
        {target !== null && (
          <Box component="g" sx={{ color: 'text.primary' }} stroke="currentColor">
            <path
              d={`M0 ${toY(target)}H${width}`}
              strokeWidth="2"
              strokeDasharray="6 4"
              vectorEffect="non-scaling-stroke"
            />
          </Box>
        )}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ gridColumn: 2, display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column' }}
      >
        {days.map(({ name }) => (
          <Typography key={name} sx={{ ...axisText, mt: 1, textAlign: 'center' }}>
            {name.slice(0, 3)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
