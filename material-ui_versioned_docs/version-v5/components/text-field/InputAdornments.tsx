import * as React from 'react';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InputAdornments() {
  const [visible, setVisible] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField
        label="Weight in kilograms"
        InputProps={{ endAdornment: <InputAdornment position="end">kg</InputAdornment> }}
      />
      <TextField
        label="Price in euros"
        InputProps={{ startAdornment: <InputAdornment position="start">€</InputAdornment> }}
      />
      <TextField
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        InputProps={{
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
                onMouseDown={(event) => event.preventDefault()}
              >
                {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
    </Stack>
  );
}
