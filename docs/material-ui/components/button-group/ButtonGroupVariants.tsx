import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function ButtonGroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Outlined: history">
        <Button>Undo</Button>
        <Button>Redo</Button>
        <Button disabled>Reset</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" aria-label="Text: history">
        <Button>Undo</Button>
        <Button>Redo</Button>
        <Button disabled>Reset</Button>
      </ButtonGroup>
      <ButtonGroup disableElevation variant="contained" aria-label="Flat: history">
        <Button>Undo</Button>
        <Button>Redo</Button>
        <Button disabled>Reset</Button>
      </ButtonGroup>
    </Stack>
  );
}
