export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is wrong with a field, in words for the person who fills it in. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

export const MIN_PASSWORD_LENGTH = 8;

// A name, an @, and a domain with a dot. Only a message to the address can prove more.
const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export function validateEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your e-mail address.';
  if (!EMAIL_PATTERN.test(email.trim())) {
    return 'Enter an e-mail address such as sample@example.com.';
  }
  return undefined;
}

export function validatePassword(password: string): string | undefined {
  if (password === '') return 'Enter your password.';
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `A password has at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  return undefined;
}

/** Returns an object without keys if both fields are fine. */
export function validateCredentials({ email, password }: Credentials): CredentialErrors {
  const emailError = validateEmail(email);
  const passwordError = validatePassword(password);
  return {
    ...(emailError && { email: emailError }),
    ...(passwordError && { password: passwordError }),
  };
}
