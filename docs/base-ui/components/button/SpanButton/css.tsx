import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function SpanButton() {
  const [eventType, setEventType] = React.useState('none');

  return (
    <div className="span-button">
      <Button
        className="span-button-button"
        slots={{ root: 'span' }}
        onClick={(event: React.SyntheticEvent) => setEventType(event.type)}
      >
        Span button
      </Button>
      <output>Last event: {eventType}</output>
    </div>
  );
}
