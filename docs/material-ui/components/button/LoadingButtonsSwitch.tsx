import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';
import LoadingButton from '@mui/lab/LoadingButton';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function LoadingButtonsSwitch() {
  const [loading, setLoading] = React.useState(true);
  const start = () => setLoading(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
        label="Loading"
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        <LoadingButton loading={loading} onClick={start}>
          Submit
        </LoadingButton>
        <LoadingButton
          loading={loading}
          loadingPosition="start"
          onClick={start}
          startIcon={<SaveIcon />}
          variant="outlined"
        >
          {loading ? 'Saving' : 'Save'}
        </LoadingButton>
        <LoadingButton
          loading={loading}
          loadingPosition="end"
          onClick={start}
          endIcon={<SendIcon />}
          variant="contained"
        >
          Send
        </LoadingButton>
      </Stack>
    </div>
  );
}
