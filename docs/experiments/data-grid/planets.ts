/** A planet of the Sun. */
export interface Planet {
  readonly id: string;
  readonly kind: 'rocky' | 'gas giant' | 'ice giant';
  /** At the equator, in km. */
  readonly diameter: number;
  /** In m/s². */
  readonly gravity: number;
  /** One turn around the Sun, in days of the Earth. */
  readonly year: number;
}

export const planets: readonly Planet[] = [
  { id: 'Mercury', kind: 'rocky', diameter: 4_879, gravity: 3.7, year: 88 },
  { id: 'Venus', kind: 'rocky', diameter: 12_104, gravity: 8.9, year: 224.7 },
  { id: 'Earth', kind: 'rocky', diameter: 12_756, gravity: 9.8, year: 365.2 },
  { id: 'Mars', kind: 'rocky', diameter: 6_792, gravity: 3.7, year: 687 },
  { id: 'Jupiter', kind: 'gas giant', diameter: 142_984, gravity: 23.1, year: 4_331 },
  { id: 'Saturn', kind: 'gas giant', diameter: 120_536, gravity: 9, year: 10_747 },
  { id: 'Uranus', kind: 'ice giant', diameter: 51_118, gravity: 8.7, year: 30_589 },
  { id: 'Neptune', kind: 'ice giant', diameter: 49_528, gravity: 11, year: 59_800 },
];
