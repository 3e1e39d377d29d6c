import AlarmIcon from '@mui/icons-material/Alarm';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Delete">
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Delete" disabled>
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Set an alarm" color="secondary">
        <AlarmIcon />
      </IconButton>
      <IconButton aria-label="Bookmark" color="primary">
        <BookmarkIcon />
      </IconButton>
    </Stack>
  );
}
