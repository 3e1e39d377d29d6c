/** Amounts of money are whole cents: sums of decimals such as 0.1 are not exact. */
export interface Item {
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
}

export const items: readonly Item[] = [
  { name: 'Sample notebook', quantity: 2, unitCents: 850 },
  { name: 'Sample pencil set', quantity: 1, unitCents: 1275 },
  { name: 'Sample desk lamp', quantity: 1, unitCents: 4900 },
];

export const deliveries = {
  standard: { label: 'Standard', time: '3 to 5 working days', cents: 0 },
  express: { label: 'Express', time: 'next working day', cents: 950 },
} as const;

export type DeliveryId = keyof typeof deliveries;

export function getTotalCents(list: readonly Item[], delivery: DeliveryId): number {
  const sum = list.reduce((total, { quantity, unitCents }) => total + quantity * unitCents, 0);
  return sum + deliveries[delivery].cents;
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function formatCents(cents: number): string {
  return cents === 0 ? 'Free' : format.format(cents / 100);
}

/**
 * Stands for your server: put a request here that answers with the number of the order and throws
 * if there is no answer. Nothing leaves the page as long as you have not.
 */
export async function placeOrder(): Promise<string> {
  return '1042';
}
