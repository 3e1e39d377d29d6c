import AddIcon from '@mui/icons-material/Add';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';

export default function DecoratorButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button startDecorator={<AddIcon />}>New project</Button>
      <Button variant="outlined" color="neutral" endDecorator={<ArrowForwardIcon />}>
        Next step
      </Button>
      <Button
        variant="soft"
        endDecorator={
          <Chip component="span" size="sm" variant="solid" color="primary">
            12
          </Chip>
        }
      >
        Comments
      </Button>
    </Box>
  );
}
