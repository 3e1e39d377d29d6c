import Chat from '@mui/icons-material/Chat';
import Fab, { fabClasses } from '@mui/material/Fab';
import { styled } from '@mui/material/styles';

const SquareFab = styled(Fab)(({ theme }) => ({
  borderRadius: 16,
  boxShadow: 'none',
  gap: theme.spacing(1),
  [`&.${fabClasses.focusVisible}`]: {
    boxShadow: 'none',
    outline: '2px solid currentColor',
    outlineOffset: -6,
  },
}));

export default function StyledFab() {
  return (
    <SquareFab variant="extended" color="primary" href="#customization">
      <Chat />
      Ask a question
    </SquareFab>
  );
}
