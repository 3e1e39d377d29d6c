import Masonry from '@mui/lab/Masonry';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Paper from '@mui/material/Paper';

const HEIGHTS = [48, 76, 36, 64, 40, 56];
const EVENTS = [
  ['9:00', 'Stand-up'],
  ['10:30', 'Review'],
  ['14:00', 'Release'],
] as const;

export const lab = {
  'react-masonry': () => (
    <Masonry
      columns={3}
      spacing={1}
      defaultColumns={3}
      defaultHeight={140}
      defaultSpacing={1}
      sx={{ width: '100%', m: 0 }}
    >
      {HEIGHTS.map((height, index) => (
        <Paper
          key={index}
          elevation={2}
          sx={{ display: 'grid', placeItems: 'center', height, fontSize: 13 }}
        >
          {index + 1}
        </Paper>
      ))}
    </Masonry>
  ),
  'react-timeline': () => (
    <Timeline sx={{ m: 0, p: 0, width: 220 }}>
      {EVENTS.map(([time, title], index) => (
        <TimelineItem key={time} sx={{ minHeight: 48 }}>
          <TimelineOppositeContent color="text.secondary">{time}</TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color={index === 1 ? 'primary' : 'grey'} />
            {index < EVENTS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{title}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  ),
};
