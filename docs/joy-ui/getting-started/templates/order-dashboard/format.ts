const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export function formatCents(cents: number): string {
  return money.format(cents / 100);
}

// A day is a day everywhere: without the time zone it would be the one before in the Americas.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** @param date year, month, and day: 2024-05-28. */
export function formatDate(date: string): string {
  return day.format(new Date(date));
}
