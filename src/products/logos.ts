import type { ProductId } from './products';

/** One shape of a mark: SVG path data, painted as a stroke or filled with a tint of the color. */
export interface LogoShape {
  readonly d: string;
  /** `tint`: filled, at a third of the color's strength; `line`: stroked, 2 units wide. */
  readonly paint: 'tint' | 'line';
}

/** View box of every mark. */
export const LOGO_VIEW_BOX = '0 0 32 32';

/**
 * The marks of the products, drawn for this site: sheets for Material, a smile for Joy, a bare
 * frame with handles for Base, sliders for System.
 */
export const productLogos: Readonly<Record<ProductId, readonly LogoShape[]>> = {
  'material-ui': [
    { d: 'M16 4 28 10.5 16 17 4 10.5Z', paint: 'tint' },
    { d: 'M16 4 28 10.5 16 17 4 10.5ZM4 16.5 16 23l12-6.5M4 22 16 28.5 28 22', paint: 'line' },
  ],
  'joy-ui': [
    { d: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z', paint: 'tint' },
    {
      d: 'M16 4a12 12 0 1 1 0 24 12 12 0 0 1 0-24ZM10 17.5c1.2 3.3 3.4 5 6 5s4.8-1.7 6-5M11.5 12v1M20.5 12v1',
      paint: 'line',
    },
  ],
  'base-ui': [
    { d: 'M11 11h10v10H11Z', paint: 'tint' },
    {
      d: 'M10 7h12M10 25h12M7 10v12M25 10v12M4.5 4.5h5v5h-5ZM22.5 4.5h5v5h-5ZM4.5 22.5h5v5h-5ZM22.5 22.5h5v5h-5Z',
      paint: 'line',
    },
  ],
  system: [
    {
      d: 'M7.5 17a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM16 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM24.5 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
      paint: 'tint',
    },
    {
      d: 'M7.5 4v13M7.5 23v5M16 4v4M16 14v14M24.5 4v14M24.5 24v4M7.5 17a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM16 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM24.5 18a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
      paint: 'line',
    },
  ],
  experiments: [
    { d: 'M10.5 19h11l4 8a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1Z', paint: 'tint' },
    {
      d: 'M11 4h10M13 4v9L6.5 26a1.4 1.4 0 0 0 1.2 2h16.6a1.4 1.4 0 0 0 1.2-2L19 13V4M10.5 19h11',
      paint: 'line',
    },
  ],
};
