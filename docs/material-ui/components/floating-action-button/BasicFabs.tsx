import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import Favorite from '@mui/icons-material/Favorite';
import Navigation from '@mui/icons-material/Navigation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function BasicFabs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Fab aria-label="Add" sx={{ color: 'common.black' }}>
        <Add />
      </Fab>
      <Fab color="primary" aria-label="Edit">
        <Edit />
      </Fab>
      <Fab color="secondary" variant="extended">
        <Navigation sx={{ mr: 1 }} />
        Navigate
      </Fab>
      <Fab disabled aria-label="Like">
        <Favorite />
      </Fab>
    </Stack>
  );
}
