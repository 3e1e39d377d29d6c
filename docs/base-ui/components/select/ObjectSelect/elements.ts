export interface ChemicalElement {
  symbol: string;
  name: string;
  number: number;
}

export const elements: ChemicalElement[] = [
  { symbol: 'Al', name: 'Aluminum', number: 13 },
  { symbol: 'Fe', name: 'Iron', number: 26 },
  { symbol: 'Cu', name: 'Copper', number: 29 },
  { symbol: 'Ag', name: 'Silver', number: 47 },
  { symbol: 'Au', name: 'Gold', number: 79 },
];
