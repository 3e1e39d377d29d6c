import { Button } from '@mui/base/Button';
import type { ButtonOwnerState } from '@mui/base/Button';
import './styles.css';

function getRootProps({ active, disabled, focusVisible }: ButtonOwnerState) {
  const names = [
    'owner-state-button',
    active && 'owner-state-button-pressed',
    focusVisible && 'owner-state-button-focused',
    disabled && 'owner-state-button-off',
  ];
  return { className: names.filter(Boolean).join(' ') };
}

export default function OwnerStateClasses() {
  return (
    <div className="owner-state">
      <Button slotProps={{ root: getRootProps }}>Hold me down</Button>
      <Button slotProps={{ root: getRootProps }} disabled>
        Not available
      </Button>
    </div>
  );
}
