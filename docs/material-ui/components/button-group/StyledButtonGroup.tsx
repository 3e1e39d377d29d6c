import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)({
  borderRadius: 24,
  [`& .${buttonGroupClasses.grouped}`]: { paddingInline: 20 },
  [`& .${buttonGroupClasses.firstButton}`]: {
    borderStartStartRadius: 24,
    borderEndStartRadius: 24,
  },
  [`& .${buttonGroupClasses.lastButton}`]: {
    borderStartEndRadius: 24,
    borderEndEndRadius: 24,
  },
});

export default function StyledButtonGroup() {
  return (
    <PillGroup aria-label="Page">
      <Button>Previous</Button>
      <Button>Next</Button>
    </PillGroup>
  );
}
