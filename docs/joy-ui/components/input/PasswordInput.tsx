import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';

export default function PasswordInput() {
  const [shown, setShown] = React.useState(false);

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        endDecorator={
          <IconButton
            aria-label="Show the password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        }
      />
    </FormControl>
  );
}
