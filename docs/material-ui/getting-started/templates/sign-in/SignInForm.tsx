import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import PasswordField from './PasswordField';
import ResetPasswordDialog from './ResetPasswordDialog';
import { authenticate } from './authenticate';
import { validateCredentials, type Credentials } from './validateCredentials';

export interface SignInFormProps {
  readonly onSignIn: (email: string, isRemembered: boolean) => void;
}

const EMPTY: Credentials = { email: '', password: '' };
const REJECTED = 'No account has this e-mail address and password. Check both, then try again.';
const UNREACHABLE = 'The server does not answer. Check your connection, then try again.';

export default function SignInForm({ onSignIn }: SignInFormProps) {
  const [values, setValues] = React.useState(EMPTY);
  const [isRemembered, setRemembered] = React.useState(false);
  const [wasSubmitted, setSubmitted] = React.useState(false);
  const [isPending, setPending] = React.useState(false);
  const [problem, setProblem] = React.useState<string | null>(null);
  const [isResetting, setResetting] = React.useState(false);
  const emailRef = React.useRef<HTMLInputElement>(null);
  const passwordRef = React.useRef<HTMLInputElement>(null);
  // Nobody is corrected before the first attempt; after it, messages follow what is typed.
  const errors = wasSubmitted ? validateCredentials(values) : {};

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    setValues({ ...values, [target.name]: target.value });
  };

  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setSubmitted(true);
    setProblem(null);
    const found = validateCredentials(values);
    if (found.email || found.password) {
      (found.email ? emailRef : passwordRef).current?.focus();
      return;
    }
    setPending(true);
    try {
      if (await authenticate(values)) onSignIn(values.email.trim(), isRemembered);
      else setProblem(REJECTED);
    } catch {
      setProblem(UNREACHABLE);
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <Box component="form" noValidate onSubmit={handleSubmit}>
        <Stack spacing={2} useFlexGap>
          {problem !== null && <Alert severity="error">{problem}</Alert>}
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            autoComplete="username"
            value={values.email}
            error={errors.email !== undefined}
            helperText={errors.email}
            onChange={handleChange}
            inputRef={emailRef}
            slotProps={{ htmlInput: { 'aria-required': true } }}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={values.password}
            error={errors.password !== undefined}
            helperText={errors.password}
            onChange={handleChange}
            inputRef={passwordRef}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={isRemembered}
                onChange={(event) => setRemembered(event.target.checked)}
              />
            }
            label="Keep me signed in"
          />
          <Button type="submit" variant="contained" size="large">
            {isPending ? 'Signing in…' : 'Sign in'}
          </Button>
          <Button onClick={() => setResetting(true)}>Forgot your password?</Button>
        </Stack>
      </Box>
      {/* Beside the form: React would pass a submit inside the dialog on to a form around it. */}
      <ResetPasswordDialog
        open={isResetting}
        initialEmail={values.email}
        onClose={() => setResetting(false)}
      />
    </>
  );
}
