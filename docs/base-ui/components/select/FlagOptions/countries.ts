export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  name: string;
  /** Calling code. */
  dial: string;
  /** CSS background that draws the flag's three stripes. */
  flag: string;
}

function drawStripes(angle: string, first: string, second: string, third: string): string {
  return `linear-gradient(${angle}, ${first} 33.3%, ${second} 33.3% 66.7%, ${third} 66.7%)`;
}

export const countries: Country[] = [
  {
    code: 'AT',
    name: 'Austria',
    dial: '+43',
    flag: drawStripes('180deg', '#c8102e', '#fff', '#c8102e'),
  },
  {
    code: 'BE',
    name: 'Belgium',
    dial: '+32',
    flag: drawStripes('90deg', '#000', '#fdda24', '#ef3340'),
  },
  {
    code: 'EE',
    name: 'Estonia',
    dial: '+372',
    flag: drawStripes('180deg', '#0072ce', '#000', '#fff'),
  },
  {
    code: 'FR',
    name: 'France',
    dial: '+33',
    flag: drawStripes('90deg', '#000091', '#fff', '#e1000f'),
  },
  {
    code: 'IE',
    name: 'Ireland',
    dial: '+353',
    flag: drawStripes('90deg', '#169b62', '#fff', '#ff883e'),
  },
  {
    code: 'IT',
    name: 'Italy',
    dial: '+39',
    flag: drawStripes('90deg', '#008c45', '#f4f5f0', '#cd212a'),
  },
];
