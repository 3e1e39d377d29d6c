/** One day of a building; both amounts in kWh. */
export interface Day {
  readonly name: string;
  readonly used: number;
  readonly generated: number;
}

export interface Week {
  readonly id: 'this' | 'last';
  readonly label: string;
  readonly days: readonly Day[];
}

export interface Meter {
  readonly name: string;
  readonly area: string;
  /** kWh of this week. */
  readonly used: number;
  /** kWh of last week. */
  readonly usedBefore: number;
  readonly status: 'Online' | 'Delayed' | 'Offline';
}

// Invented numbers: put what your server answers in place of these lists.
export const weeks: readonly [Week, Week] = [
  {
    id: 'this',
    label: 'This week',
    days: [
      { name: 'Monday', used: 84, generated: 31 },
      { name: 'Tuesday', used: 79, generated: 44 },
      { name: 'Wednesday', used: 91, generated: 18 },
      { name: 'Thursday', used: 76, generated: 52 },
      { name: 'Friday', used: 68, generated: 57 },
      { name: 'Saturday', used: 35, generated: 49 },
      { name: 'Sunday', used: 31, generated: 46 },
    ],
  },
  {
    id: 'last',
    label: 'Last week',
    days: [
      { name: 'Monday', used: 88, generated: 22 },
      { name: 'Tuesday', used: 93, generated: 27 },
      { name: 'Wednesday', used: 85, generated: 39 },
      { name: 'Thursday', used: 81, generated: 41 },
      { name: 'Friday', used: 74, generated: 36 },
      { name: 'Saturday', used: 38, generated: 53 },
      { name: 'Sunday', used: 33, generated: 50 },
    ],
  },
];

export const meters: readonly Meter[] = [
  { name: 'Meter 1', area: 'Heating', used: 142, usedBefore: 151, status: 'Online' },
  { name: 'Meter 2', area: 'Lighting', used: 58, usedBefore: 61, status: 'Online' },
  { name: 'Meter 3', area: 'Kitchen', used: 74, usedBefore: 70, status: 'Online' },
  { name: 'Meter 4', area: 'Workshop', used: 96, usedBefore: 112, status: 'Delayed' },
  { name: 'Meter 5', area: 'Elevator', used: 27, usedBefore: 26, status: 'Online' },
  { name: 'Meter 6', area: 'Server room', used: 39, usedBefore: 39, status: 'Online' },
  { name: 'Meter 7', area: 'Parking', used: 22, usedBefore: 27, status: 'Offline' },
  { name: 'Meter 8', area: 'Outdoor lights', used: 6, usedBefore: 6, status: 'Online' },
];
