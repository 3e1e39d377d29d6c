import fc from 'fast-check';
import {
  formatCents,
  getTotalCents,
  items,
} from '@site/docs/material-ui/getting-started/templates/checkout/order';
import {
  hasValidCheckDigit,
  validateAddress,
  validatePayment,
} from '@site/docs/material-ui/getting-started/templates/checkout/validate';
import { emptyValues } from '@site/docs/material-ui/getting-started/templates/checkout/values';

const TODAY = { year: 2024, month: 7 };
const address = {
  ...emptyValues,
  email: 'sample@example.com',
  name: 'Sample name',
  street: 'Sample street 1',
  city: 'Sample city',
  postalCode: '12345',
  country: 'Japan',
};
const card = {
  ...address,
  cardNumber: '4111 1111 1111 1111',
  expiry: '12/30',
  securityCode: '123',
};

describe('the address', () => {
  it('is complete or says what is missing', () => {
    expect(validateAddress(address)).toEqual({});
    expect(validateAddress(emptyValues)).toEqual({
      email: 'Enter your e-mail address.',
      name: 'Enter your name.',
      street: 'Enter street and number.',
      city: 'Enter the city.',
      postalCode: 'Enter the postal code.',
      country: 'Choose a country.',
    });
  });

  it('takes blanks for nothing, and no text for an e-mail address', () => {
    expect(validateAddress({ ...address, city: '  ' })).toEqual({ city: 'Enter the city.' });
    expect(validateAddress({ ...address, email: 'sample' })).toEqual({
      email: 'Enter an e-mail address such as sample@example.com.',
    });
  });
});

describe('the card', () => {
  const getErrors = (change: Partial<typeof card>) =>
    validatePayment({ ...card, ...change }, TODAY);

  it('is fine, with blanks or hyphens', () => {
    expect(getErrors({})).toEqual({});
    expect(getErrors({ cardNumber: '4111-1111-1111-1111' })).toEqual({});
  });

  it.each([
    ['', 'Enter the number of the card.'],
    ['4111', 'A card number has 13 to 19 digits.'],
    ['4111 1111 1111 111x', 'A card number has 13 to 19 digits.'],
    ['4111 1111 1111 1112', 'This number has a typing error in it.'],
  ])('has a number: not %j', (cardNumber, message) => {
    expect(getErrors({ cardNumber })).toEqual({ cardNumber: message });
  });

  it.each([
    ['07/24', undefined],
    [' 08 / 24 ', undefined],
    ['06/24', 'This card has expired.'],
    ['12/23', 'This card has expired.'],
    ['13/30', 'Enter month and year, such as 08/30.'],
    ['8/30', 'Enter month and year, such as 08/30.'],
    ['', 'Enter month and year, such as 08/30.'],
  ])('is good until the end of its month: %j', (expiry, message) => {
    expect(getErrors({ expiry }).expiry).toBe(message);
  });

  it.each(['', '12', '12345', '12a'])('has a security code: not %j', (securityCode) => {
    expect(getErrors({ securityCode })).toEqual({
      securityCode: 'The security code has 3 or 4 digits.',
    });
  });

  it('is not looked at where the order is paid by transfer', () => {
    expect(validatePayment({ ...address, method: 'transfer' }, TODAY)).toEqual({});
  });
});

it('finds every single digit that is mistyped', () => {
  const digits = '4111111111111111';
  fc.assert(
    fc.property(fc.nat(digits.length - 1), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const wrong = (Number(digits[place]) + change) % 10;
      expect(hasValidCheckDigit(digits.slice(0, place) + wrong + digits.slice(place + 1))).toBe(
        false,
      );
    }),
  );
  expect(hasValidCheckDigit(digits)).toBe(true);
});

it('adds up the items and the delivery in cents', () => {
  expect(getTotalCents(items, 'standard')).toBe(7875);
  expect(getTotalCents(items, 'express')).toBe(8825);
  expect(getTotalCents([], 'standard')).toBe(0);
  expect([7875, 5, 0].map(formatCents)).toEqual(['$78.75', '$0.05', 'Free']);
});
