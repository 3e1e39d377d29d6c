export const events = [
  { year: '1991', title: 'The first website' },
  { year: '1995', title: 'JavaScript' },
  { year: '1996', title: 'CSS, level 1' },
  { year: '2015', title: 'ES2015' },
] as const;
