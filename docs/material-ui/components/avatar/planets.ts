function draw(surface: string, shadow: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="#14213d" />
    <circle cx="32" cy="32" r="22" fill="${surface}" />
    <path d="M32 10a22 22 0 0 1 0 44 30 30 0 0 0 0-44" fill="${shadow}" />
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Pictures as text, so that the demos need no files. */
export const planets = [
  { name: 'Mercury', src: draw('#a8a29e', '#78716c') },
  { name: 'Venus', src: draw('#fcd34d', '#d97706') },
  { name: 'Earth', src: draw('#38bdf8', '#0369a1') },
  { name: 'Mars', src: draw('#f97316', '#b91c1c') },
  { name: 'Jupiter', src: draw('#fdba74', '#b45309') },
  { name: 'Saturn', src: draw('#fde68a', '#ca8a04') },
  { name: 'Uranus', src: draw('#99f6e4', '#0d9488') },
  { name: 'Neptune', src: draw('#818cf8', '#3730a3') },
];
