import { styled } from '@mui/material/styles';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(1, 2),
  borderInlineStart: '4px solid currentColor',
}));

export default function StyledTypography() {
  return <Note>An element of your own with the style of body2 from the theme.</Note>;
}
