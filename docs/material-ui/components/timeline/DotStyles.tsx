import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Stack from '@mui/material/Stack';

const colors = ['grey', 'primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

export default function DotStyles() {
  return (
    <Stack direction="row">
      {(['filled', 'outlined'] as const).map((variant) => (
        <Timeline key={variant} aria-label={variant} sx={{ p: 0 }}>
          {colors.map((color) => (
            <TimelineItem key={color} sx={{ minHeight: 48, '&::before': { flex: 0, p: 0 } }}>
              <TimelineSeparator>
                <TimelineDot variant={variant} color={color} />
                {color !== 'info' && <TimelineConnector />}
              </TimelineSeparator>
              <TimelineContent>{color}</TimelineContent>
            </TimelineItem>
          ))}
        </Timeline>
      ))}
    </Stack>
  );
}
