import type { Credentials } from './validateCredentials';

export const SAMPLE_ACCOUNT: Credentials = {
  email: 'sample@example.com',
  password: 'sample-password',
};

/**
 * Stands for your server: put a request here that answers whether the credentials are right and
 * throws if there is no answer. This one knows a single account.
 */
export async function authenticate({ email, password }: Credentials): Promise<boolean> {
  return (
    email.trim().toLowerCase() === SAMPLE_ACCOUNT.email && password === SAMPLE_ACCOUNT.password
  );
}
