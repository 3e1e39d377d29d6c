import { styled } from '@mui/system';

const Badge = styled('span')({
  padding: '4px 12px',
  borderRadius: 12,
  border: '2px solid',
});

export default function StylingVariants() {
  return <Badge>Styled with MUI System</Badge>;
}
