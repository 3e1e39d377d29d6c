export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  name: string;
}

export const countries: Country[] = [
  { code: 'AT', name: 'Austria' },
  { code: 'CI', name: 'Côte d’Ivoire' },
  { code: 'HR', name: 'Croatia' },
  { code: 'EE', name: 'Estonia' },
  { code: 'FI', name: 'Finland' },
  { code: 'FR', name: 'France' },
  { code: 'DE', name: 'Germany' },
  { code: 'IE', name: 'Ireland' },
  { code: 'LV', name: 'Latvia' },
  { code: 'CH', name: 'Switzerland' },
];
