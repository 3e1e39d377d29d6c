import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ToggleButton() {
  const [muted, setMuted] = React.useState(false);

  return (
    <div className="toggle-button">
      <Button
        className="toggle-button-button"
        aria-pressed={muted}
        onClick={() => setMuted(!muted)}
      >
        Mute
      </Button>
      <output>{muted ? 'Sound is off' : 'Sound is on'}</output>
    </div>
  );
}
