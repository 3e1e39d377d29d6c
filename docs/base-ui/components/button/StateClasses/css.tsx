import { Button } from '@mui/base/Button';
import './styles.css';

export default function StateClasses() {
  return (
    <div className="state-classes">
      <Button className="state-classes-button">Native button</Button>
      <Button className="state-classes-button" slots={{ root: 'span' }}>
        Span as button
      </Button>
      <Button
        className="state-classes-button"
        slots={{ root: 'span' }}
        disabled
        focusableWhenDisabled
      >
        Disabled span
      </Button>
    </div>
  );
}
