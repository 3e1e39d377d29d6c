interface Picture {
  readonly title: string;
  readonly time: string;
  readonly alt: string;
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  /** Place of the sun or moon, from the upper left corner of a picture of 320 by 240. */
  readonly at: readonly [x: number, y: number];
}

/** One landscape at eight times of the day. */
export const pictures: readonly Picture[] = [
  ['Dawn', '5:30', '#f6d5c8', '#ee8a6b', '#b79bb5', '#7f6a94', 60, 130],
  ['Morning', '8:00', '#d8ecf8', '#ffe08a', '#9ccbb0', '#5fa582', 90, 80],
  ['Noon', '12:00', '#bfe3fb', '#fff1b0', '#86c49a', '#4c9468', 160, 45],
  ['Afternoon', '15:00', '#cfe6ee', '#ffd166', '#b9c58a', '#84975a', 220, 70],
  ['Evening', '18:30', '#fde0b2', '#f3a13f', '#d7a36c', '#a8744a', 250, 105],
  ['Dusk', '20:30', '#d9b8c9', '#c8553d', '#8d7396', '#574a73', 270, 140],
  ['Night', '23:00', '#26345b', '#f2efdc', '#35487a', '#1c2745', 110, 60],
  ['Midnight', '0:00', '#182238', '#dfe3ee', '#27365a', '#101828', 200, 50],
].map(([title, time, sky, sun, far, near, x, y]) => ({
  title: String(title),
  time: String(time),
  alt: `The hills at ${String(title).toLowerCase()}`,
  sky: String(sky),
  sun: String(sun),
  far: String(far),
  near: String(near),
  at: [Number(x), Number(y)],
}));

/** The address of a picture, drawn as SVG, so that no demo needs the network. Sizes in px. */
export function getSource({ sky, sun, far, near, at }: Picture, width = 320, height = 240): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice">
      <rect x="-400" y="-400" width="1120" height="1040" fill="${sky}"/>
      <circle cx="${at[0]}" cy="${at[1]}" r="28" fill="${sun}"/>
      <path d="M-400 170H0q70-60 150-25t170-30h400v525H-400z" fill="${far}"/>
      <path d="M-400 205H0q90-45 180-15t140-15h400v465H-400z" fill="${near}"/>
    </svg>`,
  )}`;
}
