interface Colors {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
}

/** A landscape as the address of an image, so that no demo needs the network. */
function draw({ sky, sun, far, near }: Colors): string {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270">
      <rect width="480" height="270" fill="${sky}"/>
      <circle cx="340" cy="90" r="42" fill="${sun}"/>
      <path d="M0 180q90-80 190-30t290-40v160H0z" fill="${far}"/>
      <path d="M0 220q140-70 260-20t220-30v100H0z" fill="${near}"/>
    </svg>`,
  )}`;
}

export const dunes = draw({ sky: '#fde7c4', sun: '#f59e0b', far: '#e3b778', near: '#c98f4a' });
export const hills = draw({ sky: '#cfe8f7', sun: '#fff3bf', far: '#8cc5a2', near: '#4f9a72' });
export const night = draw({ sky: '#1e2a4a', sun: '#f4f1de', far: '#31456e', near: '#16203a' });
