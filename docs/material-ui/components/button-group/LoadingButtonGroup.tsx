import * as React from 'react';
import Save from '@mui/icons-material/Save';
import LoadingButton from '@mui/lab/LoadingButton';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function LoadingButtonGroup() {
  const [saving, setSaving] = React.useState(false);

  return (
    <ButtonGroup aria-label="Document">
      <LoadingButton
        loading={saving}
        loadingPosition="start"
        startIcon={<Save />}
        onClick={() => setSaving(true)}
      >
        <span>Save</span>
      </LoadingButton>
      <Button disabled={!saving} onClick={() => setSaving(false)}>
        Cancel
      </Button>
    </ButtonGroup>
  );
}
