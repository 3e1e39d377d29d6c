import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function IconButtonSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Delete, small" size="small">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Delete, small with a smaller icon" size="small">
        <DeleteIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label="Delete, medium">
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Delete, large" size="large">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
    </Stack>
  );
}
