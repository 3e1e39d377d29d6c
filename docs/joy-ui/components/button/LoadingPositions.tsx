import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';

const spinner = <CircularProgress aria-hidden="true" />;

export default function LoadingPositions() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={spinner}
        startDecorator={<SendIcon />}
      >
        Sending
      </Button>
      <Button loading loadingPosition="end" loadingIndicator={spinner} endDecorator={<SendIcon />}>
        Sending
      </Button>
      <Button loading loadingIndicator="Sending…">
        Send report
      </Button>
    </Box>
  );
}
