import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { events } from './events';

export default function NarrowTimes() {
  return (
    <Timeline
      aria-label="Dates at the side"
      sx={{
        px: 0,
        [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 4rem', pl: 0 },
      }}
    >
      {events.map(({ year, title }, index) => (
        <TimelineItem key={year}>
          <TimelineOppositeContent sx={{ color: 'text.secondary' }}>{year}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{title}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
