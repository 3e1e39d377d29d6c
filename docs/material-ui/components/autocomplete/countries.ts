export interface Country {
  readonly label: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** International calling code, without the plus sign. */
  readonly phone: string;
}

const data = [
  ['AR', 'Argentina', '54'],
  ['AU', 'Australia', '61'],
  ['AT', 'Austria', '43'],
  ['BE', 'Belgium', '32'],
  ['BR', 'Brazil', '55'],
  ['BG', 'Bulgaria', '359'],
  ['CA', 'Canada', '1'],
  ['CL', 'Chile', '56'],
  ['CO', 'Colombia', '57'],
  ['CR', 'Costa Rica', '506'],
  ['CI', 'Côte d’Ivoire', '225'],
  ['HR', 'Croatia', '385'],
  ['CZ', 'Czechia', '420'],
  ['DK', 'Denmark', '45'],
  ['EG', 'Egypt', '20'],
  ['EE', 'Estonia', '372'],
  ['FI', 'Finland', '358'],
  ['FR', 'France', '33'],
  ['DE', 'Germany', '49'],
  ['GH', 'Ghana', '233'],
  ['GR', 'Greece', '30'],
  ['HU', 'Hungary', '36'],
  ['IS', 'Iceland', '354'],
  ['IN', 'India', '91'],
  ['ID', 'Indonesia', '62'],
  ['IE', 'Ireland', '353'],
  ['IT', 'Italy', '39'],
  ['JP', 'Japan', '81'],
  ['KE', 'Kenya', '254'],
  ['LV', 'Latvia', '371'],
  ['LT', 'Lithuania', '370'],
  ['LU', 'Luxembourg', '352'],
  ['MY', 'Malaysia', '60'],
  ['MX', 'Mexico', '52'],
  ['NL', 'Netherlands', '31'],
  ['NZ', 'New Zealand', '64'],
  ['NG', 'Nigeria', '234'],
  ['NO', 'Norway', '47'],
  ['PE', 'Peru', '51'],
  ['PL', 'Poland', '48'],
  ['PT', 'Portugal', '351'],
  ['RO', 'Romania', '40'],
  ['SN', 'Senegal', '221'],
  ['SG', 'Singapore', '65'],
  ['SK', 'Slovakia', '421'],
  ['SI', 'Slovenia', '386'],
  ['ZA', 'South Africa', '27'],
  ['KR', 'South Korea', '82'],
  ['ES', 'Spain', '34'],
  ['SE', 'Sweden', '46'],
  ['CH', 'Switzerland', '41'],
  ['TH', 'Thailand', '66'],
  ['TN', 'Tunisia', '216'],
  ['GB', 'United Kingdom', '44'],
  ['US', 'United States', '1'],
  ['UY', 'Uruguay', '598'],
  ['VN', 'Vietnam', '84'],
] as const;

/** A selection of countries, by name. */
export const countries: readonly Country[] = data.map(([code, label, phone]) => ({
  label,
  code,
  phone,
}));
