import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function IconCheckboxes() {
  return (
    <Stack direction="row">
      <Checkbox
        defaultChecked
        color="error"
        icon={<FavoriteBorder />}
        checkedIcon={<Favorite />}
        inputProps={{ 'aria-label': 'Favorite' }}
      />
      <Checkbox
        icon={<BookmarkBorder />}
        checkedIcon={<Bookmark />}
        inputProps={{ 'aria-label': 'Bookmark' }}
      />
    </Stack>
  );
}
