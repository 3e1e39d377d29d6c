import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

interface BadgeProps {
  tone?: 'neutral' | 'strong';
}

const Badge = styled('span')<BadgeProps>(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid currentColor',
  borderRadius: 999,
  variants: [{ props: { tone: 'strong' }, style: { borderWidth: 2, fontWeight: 700 } }],
}));

export default function StyledBadge() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Badge>Draft</Badge>
      <Badge tone="strong">Published</Badge>
      <Badge tone="strong" sx={{ borderStyle: 'dashed' }}>
        Scheduled
      </Badge>
    </Stack>
  );
}
