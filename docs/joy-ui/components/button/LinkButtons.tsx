import LinkIcon from '@mui/icons-material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';

export default function LinkButtons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button component="a" href="#as-a-link">
        Go to this section
      </Button>
      <Button
        component="a"
        href="https://www.w3.org/WAI/ARIA/apg/patterns/link/"
        target="_blank"
        rel="noopener"
        variant="outlined"
        endDecorator={<OpenInNewIcon titleAccess="(opens in a new tab)" />}
      >
        Link pattern
      </Button>
      <IconButton component="a" href="#as-a-link" aria-label="Link to this section">
        <LinkIcon />
      </IconButton>
    </Box>
  );
}
