import { Button } from '@mui/base/Button';
import './styles.css';

export default function BasicButtons() {
  return (
    <div className="basic-buttons">
      <Button className="basic-buttons-button">Enabled</Button>
      <Button className="basic-buttons-button" disabled>
        Disabled
      </Button>
    </div>
  );
}
