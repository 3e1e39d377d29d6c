import FolderIcon from '@mui/icons-material/Folder';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import TaskIcon from '@mui/icons-material/TaskAlt';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar>
        <FolderIcon titleAccess="Folder" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <PersonAddIcon titleAccess="New member" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>
        <TaskIcon titleAccess="Finished task" />
      </Avatar>
    </Stack>
  );
}
