import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function ToolbarStack() {
  return (
    <Stack direction="row" spacing={1} useFlexGap role="group" aria-label="File">
      <Button>Open</Button>
      <Button>Save</Button>
      <IconButton aria-label="Search" sx={{ marginInlineStart: 'auto' }}>
        <SearchIcon />
      </IconButton>
    </Stack>
  );
}
