import type { DeliveryId } from './order';

export interface Values {
  readonly email: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
  readonly delivery: DeliveryId;
  readonly method: 'card' | 'transfer';
  readonly cardNumber: string;
  readonly expiry: string;
  readonly securityCode: string;
}

export type Field = keyof Values;
export type Errors = Partial<Record<Field, string>>;

export const emptyValues: Values = {
  email: '',
  name: '',
  street: '',
  city: '',
  postalCode: '',
  country: '',
  delivery: 'standard',
  method: 'card',
  cardNumber: '',
  expiry: '',
  securityCode: '',
};

export const countries = [
  'Brazil',
  'Canada',
  'France',
  'Germany',
  'India',
  'Japan',
  'Kenya',
  'New Zealand',
  'United States',
];

export const methodLabels = { card: 'Card', transfer: 'Bank transfer' } as const;

/** What the forms of the single steps get. */
export interface FormProps {
  readonly values: Values;
  readonly errors: Errors;
  readonly onChange: (field: Field, value: string) => void;
}
