import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';

export default function IconButtons() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <IconButton size="sm" aria-label="Share">
        <ShareIcon />
      </IconButton>
      <IconButton variant="outlined" aria-label="Edit">
        <EditIcon />
      </IconButton>
      <IconButton variant="soft" color="danger" size="lg" aria-label="Delete">
        <DeleteIcon />
      </IconButton>
    </Box>
  );
}
