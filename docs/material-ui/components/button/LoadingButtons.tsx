import SaveIcon from '@mui/icons-material/Save';
import SendIcon from '@mui/icons-material/Send';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';

export default function LoadingButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <LoadingButton loading>Submit</LoadingButton>
      <LoadingButton loading variant="outlined" loadingIndicator="Loading…">
        Fetch data
      </LoadingButton>
      <LoadingButton loading variant="outlined" loadingPosition="start" startIcon={<SaveIcon />}>
        Save
      </LoadingButton>
      <LoadingButton loading variant="contained" loadingPosition="end" endIcon={<SendIcon />}>
        Send
      </LoadingButton>
    </Stack>
  );
}
