import { Button } from '@mui/base/Button';
import './styles.css';

export default function LinkButtons() {
  return (
    <div className="link-buttons">
      <Button
        className="link-buttons-button"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
      >
        Read the button pattern
      </Button>
      <Button className="link-buttons-button" disabled>
        Next lesson: not published yet
      </Button>
    </div>
  );
}
