import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const groups = [
  { size: 'small', color: 'primary' },
  { size: 'medium', color: 'secondary' },
  { size: 'large', color: 'success' },
] as const;

export default function ButtonGroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {groups.map(({ size, color }) => (
        <ButtonGroup key={size} size={size} color={color} aria-label={`${size}, ${color}`}>
          <Button>Copy</Button>
          <Button>Move</Button>
          <Button>Share</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
