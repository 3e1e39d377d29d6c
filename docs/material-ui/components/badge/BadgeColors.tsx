import TaskIcon from '@mui/icons-material/TaskAlt';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const colors = ['default', 'primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Badge key={color} badgeContent={3} color={color}>
          <TaskIcon color="action" titleAccess={`Tasks, ${color}`} />
        </Badge>
      ))}
    </Stack>
  );
}
