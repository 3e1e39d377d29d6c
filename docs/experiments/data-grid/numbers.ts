/** What is to be known of a natural number: rows that anyone can check, made by a formula. */
export interface NumberRow {
  /** The number itself. */
  readonly id: number;
  readonly roman: string;
  readonly parity: 'even' | 'odd';
  readonly isPrime: boolean;
  /** How many numbers divide it. */
  readonly divisors: number;
  /** Steps of the Collatz sequence until 1. */
  readonly steps: number;
}

const ROMAN_DIGITS = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

function toRoman(value: number): string {
  const digit = ROMAN_DIGITS.find(([, worth]) => worth <= value);
  return digit ? digit[0] + toRoman(value - digit[1]) : '';
}

function countDivisors(value: number): number {
  return Array.from({ length: value }, (_, index) => index + 1).filter(
    (candidate) => value % candidate === 0,
  ).length;
}

function countSteps(value: number): number {
  if (value === 1) return 0;
  return 1 + countSteps(value % 2 === 0 ? value / 2 : 3 * value + 1);
}

/** The rows of the numbers from 1 to `count`, at most 3,999: no Roman numeral is larger. */
export function createNumberRows(count: number): NumberRow[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const divisors = countDivisors(id);
    return {
      id,
      roman: toRoman(id),
      parity: id % 2 === 0 ? 'even' : 'odd',
      isPrime: divisors === 2,
      divisors,
      steps: countSteps(id),
    };
  });
}
