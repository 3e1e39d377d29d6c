import MailIcon from '@mui/icons-material/Mail';
import PlaceIcon from '@mui/icons-material/Place';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function IconTextFields() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Icon inside"
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <MailIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        <PlaceIcon sx={{ color: 'action.active', my: 0.5 }} />
        <TextField label="Icon beside" variant="standard" />
      </Stack>
    </Stack>
  );
}
