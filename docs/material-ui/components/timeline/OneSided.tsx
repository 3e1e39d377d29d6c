import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const changes = ['Version 3 published', 'Review of the texts', 'First draft'];

export default function OneSided() {
  return (
    <Timeline
      aria-label="Changes, newest first"
      sx={{
        p: 0,
        [`& .${timelineItemClasses.root}::before`]: { flex: 0, p: 0 },
      }}
    >
      {changes.map((change, index) => (
        <TimelineItem key={change}>
          <TimelineSeparator>
            <TimelineDot color={index === 0 ? 'primary' : 'grey'} />
            {index < changes.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{change}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
