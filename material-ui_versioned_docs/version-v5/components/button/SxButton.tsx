import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { buttonClasses } from '@mui/material/Button';

export default function SxButton() {
  return (
    <Button
      variant="contained"
      endIcon={<ArrowForwardIcon />}
      sx={{
        px: 4,
        borderRadius: 8,
        [`& .${buttonClasses.endIcon}`]: { transition: 'transform 150ms' },
        [`&:hover .${buttonClasses.endIcon}`]: { transform: 'translateX(4px)' },
      }}
    >
      Continue
    </Button>
  );
}
