/**
 * The one source of colors, radii, spacing and type of this site.
 *
 * Two things are made from it: the CSS variables of the chrome (`cssVariables.ts`) and the themes
 * of demos and playgrounds (`materialTheme.ts`, `joyTheme.ts`). Change a value here and both follow.
 * Serves the specification's 'Branding theme' (radius 12, spacing 8, primary blue of hue 210).
 */

/** Steps of a color ramp, light to dark, in the order designers name them. */
export const RAMP_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type RampStep = (typeof RAMP_STEPS)[number];
/** A ramp: step → CSS color. Comma syntax, because MUI's color manipulator reads no other hsl(). */
export type Ramp = Readonly<Record<RampStep, string>>;

/** Hue 210 throughout; 600 is the lightest step that carries white text at 4.5:1. */
export const primary: Ramp = {
  50: 'hsl(210, 100%, 97%)',
  100: 'hsl(210, 100%, 92%)',
  200: 'hsl(210, 100%, 82%)',
  300: 'hsl(210, 100%, 72%)',
  400: 'hsl(210, 100%, 62%)',
  500: 'hsl(210, 100%, 50%)',
  600: 'hsl(210, 100%, 42%)',
  700: 'hsl(210, 100%, 35%)',
  800: 'hsl(210, 100%, 26%)',
  900: 'hsl(210, 100%, 18%)',
};

/** Blue-tinted greys: text, borders and surfaces of both modes. */
export const grey: Ramp = {
  50: 'hsl(215, 30%, 98%)',
  100: 'hsl(215, 24%, 95%)',
  200: 'hsl(215, 20%, 89%)',
  300: 'hsl(215, 17%, 79%)',
  400: 'hsl(215, 14%, 62%)',
  500: 'hsl(215, 13%, 46%)',
  600: 'hsl(215, 17%, 35%)',
  700: 'hsl(215, 22%, 24%)',
  800: 'hsl(215, 28%, 16%)',
  900: 'hsl(215, 34%, 10%)',
};

/** Status colors: `light` is read on dark surfaces, `main` on light ones, both at 4.5:1 or more. */
export const status = {
  success: { light: 'hsl(146, 62%, 56%)', main: 'hsl(150, 84%, 25%)' },
  warning: { light: 'hsl(40, 96%, 60%)', main: 'hsl(30, 95%, 30%)' },
  error: { light: 'hsl(2, 92%, 74%)', main: 'hsl(356, 74%, 44%)' },
  info: { light: 'hsl(198, 92%, 66%)', main: 'hsl(200, 96%, 28%)' },
} as const;

/** Tinted surfaces that carry a status color as text at 4.5:1 or more, by color mode. */
export const statusSoft = {
  success: { light: 'hsl(148, 52%, 95%)', dark: 'hsl(150, 44%, 11%)' },
  warning: { light: 'hsl(42, 96%, 94%)', dark: 'hsl(36, 58%, 11%)' },
  error: { light: 'hsl(356, 82%, 97%)', dark: 'hsl(356, 42%, 14%)' },
  info: { light: 'hsl(198, 76%, 96%)', dark: 'hsl(200, 56%, 12%)' },
} as const satisfies Record<keyof typeof status, Record<'light' | 'dark', string>>;

/** Roles of the chrome's colors in one mode. */
export interface ModeColors {
  readonly background: string;
  readonly surface: string;
  /** What floats above the page: menus, cards, demos. */
  readonly surfaceRaised: string;
  /** What lies in the page: inline code, keys. */
  readonly surfaceSunken: string;
  readonly text: string;
  readonly textSecondary: string;
  readonly border: string;
  readonly borderStrong: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly accentSoft: string;
  /** Text on `accent` and `accentHover`. */
  readonly accentContrast: string;
  readonly focus: string;
  /** Translucent; shadows are made from it. */
  readonly shadow: string;
}

export const light: ModeColors = {
  background: 'hsl(0, 0%, 100%)',
  surface: grey[50],
  surfaceRaised: 'hsl(0, 0%, 100%)',
  surfaceSunken: grey[100],
  text: grey[900],
  textSecondary: grey[600],
  border: grey[200],
  borderStrong: grey[300],
  accent: primary[600],
  accentHover: primary[700],
  accentSoft: primary[50],
  accentContrast: 'hsl(0, 0%, 100%)',
  focus: primary[500],
  shadow: 'hsla(215, 40%, 20%, 0.12)',
};

export const dark: ModeColors = {
  background: 'hsl(215, 34%, 7%)',
  surface: 'hsl(215, 32%, 9%)',
  surfaceRaised: 'hsl(215, 28%, 12%)',
  surfaceSunken: 'hsl(215, 26%, 15%)',
  text: grey[100],
  textSecondary: grey[300],
  border: 'hsl(215, 24%, 18%)',
  borderStrong: grey[700],
  accent: primary[300],
  accentHover: primary[200],
  accentSoft: 'hsl(210, 60%, 14%)',
  accentContrast: grey[900],
  focus: primary[400],
  shadow: 'hsla(215, 60%, 2%, 0.55)',
};

/** Corner radii in px. */
export const radius = { small: 6, button: 10, medium: 12 } as const;

/** One spacing unit in px. */
export const spacing = 8;

/** A variable font that this site serves itself. */
export interface WebFont {
  readonly family: string;
  /** Package that holds its files, one for each subset. */
  readonly package: string;
  /** What the names of its files begin with. */
  readonly filePrefix: string;
  /** Lightest and boldest weight, as `font-weight` of `@font-face` has them. */
  readonly weights: string;
  /** The subsets that are offered; a browser fetches those whose characters a page has. */
  readonly subsets: readonly string[];
}

/**
 * The fonts this site serves. Code is set in the machine's own: forty kilobytes more before the
 * first text is painted are too much for it.
 */
export const webFonts = {
  text: {
    family: 'Inter Variable',
    package: '@fontsource-variable/inter',
    filePrefix: 'inter',
    weights: '100 900',
    // What the site's languages need; a face costs every page's stylesheet a hundred bytes.
    subsets: ['latin', 'latin-ext'],
  },
} as const satisfies Record<string, WebFont>;

/** A font of the reader's machine, stretched to the widths and heights of a web font. */
export interface FallbackFace {
  readonly weights: string;
  /** Names under which machines know the font, first hit wins. */
  readonly local: readonly string[];
  /** Average width of the web font's text divided by that of the local font, in percent. */
  readonly sizeAdjust: number;
}

/**
 * Stands in for the text font until it is there. Widths were measured on this site's own English
 * text at weights 400 and 700 (e2e/fonts.spec.ts measures them again); heights are those of the
 * font file, in parts of its em.
 */
export const fallbackFont = {
  family: 'Inter Fallback',
  ascent: 0.96875,
  descent: 0.2412,
  faces: [
    {
      weights: '100 500',
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
      sizeAdjust: 106.5,
    },
    {
      weights: '501 900',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
      sizeAdjust: 101.8,
    },
  ] satisfies readonly FallbackFace[],
} as const;

/** Type: families and the reading size in px. */
export const typography = {
  // Not `system-ui`: on a Chinese or Japanese Windows it sets Latin text in the system's CJK font.
  family: `"${webFonts.text.family}", "${fallbackFont.family}", -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "Helvetica Neue", Arial, sans-serif`,
  monospace:
    'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace',
  readingSize: 16,
} as const;

/** Where layout changes, px from which the name holds. Equal to Material UI's defaults. */
export const breakpoints = { small: 600, medium: 900, large: 1200, extraLarge: 1536 } as const;
