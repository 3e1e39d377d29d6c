import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import SignInAside from './SignInAside';
import SignInForm from './SignInForm';
import { SAMPLE_ACCOUNT } from './authenticate';

interface Session {
  readonly email: string;
  readonly isRemembered: boolean;
}

export default function SignIn() {
  const [session, setSession] = React.useState<Session | null>(null);
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  const changeSession = (next: Session | null) => {
    setSession(next);
    // What had the focus is gone: go on reading at the top of what came in its place.
    headingRef.current?.focus();
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <SignInAside />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}>
        <Card variant="outlined" sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
          <Typography
            component="h1"
            variant="h5"
            ref={headingRef}
            tabIndex={-1}
            sx={{ mb: 1, outline: 0 }}
          >
            {session ? 'You are signed in' : 'Sign in to Sample app'}
          </Typography>
          {session ? (
            <>
              <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
                The account is {session.email}.{' '}
                {session.isRemembered
                  ? 'You stay signed in on this device.'
                  : 'You are signed out when you close the browser.'}
              </Typography>
              <Button fullWidth variant="outlined" onClick={() => changeSession(null)}>
                Sign out
              </Button>
            </>
          ) : (
            <>
              <Typography sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                One sample account works: {SAMPLE_ACCOUNT.email} with the password{' '}
                {SAMPLE_ACCOUNT.password}.
              </Typography>
              <SignInForm
                onSignIn={(email, isRemembered) => changeSession({ email, isRemembered })}
              />
            </>
          )}
        </Card>
      </Box>
    </Box>
  );
}
