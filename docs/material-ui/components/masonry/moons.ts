/** The bright part of the moon as an image: a disk of light, and one of shadow that is moved aside. */
function draw(shadow: number): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">
      <rect width="200" height="200" fill="#1b2440"/>
      <clipPath id="m"><circle cx="100" cy="100" r="48"/></clipPath>
      <g clip-path="url(#m)"><rect width="200" height="200" fill="#f1ecd9"/>
      <circle cx="${100 + shadow}" cy="100" r="50" fill="#2c3658"/></g>
    </svg>`,
  )}`;
}

export const moons = [
  { name: 'New moon', src: draw(0), height: 110 },
  { name: 'Young crescent', src: draw(-18), height: 140 },
  { name: 'Crescent', src: draw(-38), height: 170 },
  { name: 'Waxing moon', src: draw(-75), height: 160 },
  { name: 'Full moon', src: draw(-120), height: 150 },
  { name: 'Waning moon', src: draw(75), height: 140 },
  { name: 'Old crescent', src: draw(38), height: 120 },
  { name: 'Last crescent', src: draw(18), height: 100 },
  { name: 'New moon again', src: draw(0), height: 80 },
];
