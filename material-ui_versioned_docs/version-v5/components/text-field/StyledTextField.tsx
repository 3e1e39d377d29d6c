import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const QuietTextField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: {
    backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)',
    borderRadius: 0,
  },
  [`& .${outlinedInputClasses.notchedOutline}`]: {
    borderWidth: '0 0 2px',
  },
  [`& .${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
    borderWidth: '0 0 2px',
  },
});

export default function StyledTextField() {
  return <QuietTextField label="Title" defaultValue="Meeting notes" />;
}
