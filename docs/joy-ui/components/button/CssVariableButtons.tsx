import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function CssVariableButtons() {
  return (
    <Box
      sx={{
        '--Button-radius': '100vmax',
        '--Button-minHeight': '3rem',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
      }}
    >
      <Button startDecorator={<CheckIcon />}>Accept</Button>
      <Button
        variant="soft"
        color="danger"
        startDecorator={<CloseIcon />}
        sx={{ '--Button-gap': '1rem', '--Icon-fontSize': '1rem', px: 3 }}
      >
        Decline
      </Button>
    </Box>
  );
}
