import FolderIcon from '@mui/icons-material/Folder';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function AvatarChips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip color="primary" avatar={<Avatar aria-hidden>D</Avatar>} label="Design team" />
      <Chip icon={<FolderIcon />} label="Project folder" />
      <Chip variant="outlined" icon={<FolderIcon color="secondary" />} label="Shared folder" />
    </Stack>
  );
}
