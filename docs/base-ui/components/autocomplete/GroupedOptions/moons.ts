export interface Moon {
  name: string;
  planet: string;
}

/** Sorted by planet: `groupBy` starts a new group whenever its result changes. */
export const moons: Moon[] = [
  { planet: 'Jupiter', name: 'Callisto' },
  { planet: 'Jupiter', name: 'Europa' },
  { planet: 'Jupiter', name: 'Ganymede' },
  { planet: 'Jupiter', name: 'Io' },
  { planet: 'Mars', name: 'Deimos' },
  { planet: 'Mars', name: 'Phobos' },
  { planet: 'Saturn', name: 'Enceladus' },
  { planet: 'Saturn', name: 'Titan' },
];
