import type { Errors, Field, Values } from './values';

/** A calendar month; `month` counts from 1. */
export interface Month {
  readonly year: number;
  readonly month: number;
}

const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const requiredFields: ReadonlyArray<readonly [Field, string]> = [
  ['email', 'Enter your e-mail address.'],
  ['name', 'Enter your name.'],
  ['street', 'Enter street and number.'],
  ['city', 'Enter the city.'],
  ['postalCode', 'Enter the postal code.'],
  ['country', 'Choose a country.'],
];

export function validateAddress(values: Values): Errors {
  const missing = requiredFields.filter(([field]) => values[field].trim() === '');
  const errors: Errors = Object.fromEntries(missing);
  if (!errors.email && !EMAIL_PATTERN.test(values.email.trim())) {
    errors.email = 'Enter an e-mail address such as sample@example.com.';
  }
  return errors;
}

/**
 * Whether the last digit is the one that follows from the others (Luhn's algorithm), which almost
 * every single mistyped digit breaks.
 */
export function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function validateCardNumber(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (digits === '') return 'Enter the number of the card.';
  if (!/^\d{13,19}$/.test(digits)) return 'A card number has 13 to 19 digits.';
  return hasValidCheckDigit(digits) ? undefined : 'This number has a typing error in it.';
}

function validateExpiry(text: string, today: Month): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\s?\/\s?(\d{2})$/.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined) return 'Enter month and year, such as 08/30.';
  const toMonths = (date: Month) => 12 * date.year + date.month;
  // A card is good until the end of the month on it.
  const isPast = toMonths({ year: 2000 + Number(year), month: Number(month) }) < toMonths(today);
  return isPast ? 'This card has expired.' : undefined;
}

function validateSecurityCode(text: string): string | undefined {
  return /^\d{3,4}$/.test(text.trim()) ? undefined : 'The security code has 3 or 4 digits.';
}

/** @param today the month in which the order is placed. */
export function validatePayment(values: Values, today: Month): Errors {
  if (values.method !== 'card') return {};
  const cardNumber = validateCardNumber(values.cardNumber);
  const expiry = validateExpiry(values.expiry, today);
  const securityCode = validateSecurityCode(values.securityCode);
  return {
    ...(cardNumber && { cardNumber }),
    ...(expiry && { expiry }),
    ...(securityCode && { securityCode }),
  };
}
