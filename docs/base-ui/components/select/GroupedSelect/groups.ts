export const groups = [
  { name: 'Noble gases', elements: ['Helium', 'Neon', 'Argon'] },
  { name: 'Halogens', elements: ['Fluorine', 'Chlorine', 'Bromine', 'Astatine'] },
];
