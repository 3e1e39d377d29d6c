import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import HotelIcon from '@mui/icons-material/Hotel';
import LaptopIcon from '@mui/icons-material/Laptop';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import Typography from '@mui/material/Typography';

const parts = [
  { time: '8:00', title: 'Work', text: 'With a plan', color: 'primary', Icon: LaptopIcon },
  { time: '12:30', title: 'Lunch', text: 'With others', color: 'success', Icon: RestaurantIcon },
  { time: '22:00', title: 'Sleep', text: 'With closed eyes', color: 'grey', Icon: HotelIcon },
] as const;

export default function IconTimeline() {
  return (
    <Timeline position="alternate" aria-label="A day">
      {parts.map(({ time, title, text, color, Icon }, index) => (
        <TimelineItem key={title}>
          <TimelineOppositeContent sx={{ m: 'auto 0', color: 'text.secondary' }}>
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineConnector sx={{ visibility: index === 0 ? 'hidden' : 'visible' }} />
            <TimelineDot color={color} variant={index === 1 ? 'outlined' : 'filled'}>
              <Icon />
            </TimelineDot>
            <TimelineConnector sx={{ visibility: index === 2 ? 'hidden' : 'visible' }} />
          </TimelineSeparator>
          <TimelineContent sx={{ py: 2 }}>
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
