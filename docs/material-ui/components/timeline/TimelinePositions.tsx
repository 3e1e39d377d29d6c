import * as React from 'react';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import TextField from '@mui/material/TextField';
import { events } from './events';

type Position = NonNullable<TimelineProps['position']>;

const positions: readonly Position[] = ['right', 'left', 'alternate', 'alternate-reverse'];

export default function TimelinePositions() {
  const id = React.useId();
  const [position, setPosition] = React.useState<Position>('alternate');

  return (
    <div>
      <TextField
        id={id}
        select
        size="small"
        label="position"
        value={position}
        onChange={({ target }) =>
          setPosition(positions.find((entry) => entry === target.value) ?? position)
        }
        SelectProps={{ native: true }}
        sx={{ width: 200 }}
      >
        {positions.map((entry) => (
          <option key={entry}>{entry}</option>
        ))}
      </TextField>
      <Timeline position={position}>
        {events.map(({ year, title }, index) => (
          <TimelineItem key={year}>
            <TimelineSeparator>
              <TimelineDot />
              {index < events.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{title}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  );
}
