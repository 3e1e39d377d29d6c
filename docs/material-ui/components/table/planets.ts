export interface Planet {
  readonly name: string;
  /** Equatorial diameter in km. */
  readonly diameter: number;
  /** Surface gravity in m/s²; of the giants, where the pressure is 1 bar. */
  readonly gravity: number;
  /** Time of one orbit around the Sun in Earth days. */
  readonly year: number;
}

/** In the order of their distance from the Sun. */
export const planets: readonly Planet[] = [
  { name: 'Mercury', diameter: 4879, gravity: 3.7, year: 88 },
  { name: 'Venus', diameter: 12104, gravity: 8.9, year: 224.7 },
  { name: 'Earth', diameter: 12756, gravity: 9.8, year: 365.2 },
  { name: 'Mars', diameter: 6792, gravity: 3.7, year: 687 },
  { name: 'Jupiter', diameter: 142984, gravity: 23.1, year: 4331 },
  { name: 'Saturn', diameter: 120536, gravity: 9, year: 10747 },
  { name: 'Uranus', diameter: 51118, gravity: 8.7, year: 30589 },
  { name: 'Neptune', diameter: 49528, gravity: 11, year: 59800 },
];
