import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { validateEmail } from './validateCredentials';

export interface ResetPasswordDialogProps {
  readonly open: boolean;
  /** What was typed into the form behind the dialog. */
  readonly initialEmail: string;
  readonly onClose: () => void;
}

function ResetForm({ initialEmail, onClose }: Omit<ResetPasswordDialogProps, 'open'>) {
  const [email, setEmail] = React.useState(initialEmail);
  const [error, setError] = React.useState<string>();
  const [isSent, setSent] = React.useState(false);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const closeRef = React.useRef<HTMLButtonElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const found = validateEmail(email);
    setError(found);
    setSent(found === undefined);
    // The button that was pressed goes away once the link is sent; the focus must not go with it.
    (found === undefined ? closeRef : inputRef).current?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent>
        {/* The same answer for every address: it does not tell who has an account. */}
        <DialogContentText role="status" sx={{ mb: 2 }}>
          {isSent
            ? `If ${email.trim()} belongs to an account, a link to a new password is on its way.`
            : 'Enter your e-mail address, and we send you a link to a new password.'}
        </DialogContentText>
        {!isSent && (
          <TextField
            fullWidth
            margin="dense"
            label="E-mail address of the account"
            type="email"
            autoComplete="email"
            value={email}
            error={error !== undefined}
            helperText={error}
            onChange={(event) => setEmail(event.target.value)}
            inputRef={inputRef}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={closeRef} onClick={onClose}>
          {isSent ? 'Close' : 'Cancel'}
        </Button>
        {!isSent && (
          <Button type="submit" variant="contained">
            Send link
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

export default function ResetPasswordDialog({ open, ...props }: ResetPasswordDialogProps) {
  const titleId = React.useId();
  return (
    <Dialog open={open} onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Reset your password</DialogTitle>
      <ResetForm {...props} />
    </Dialog>
  );
}
