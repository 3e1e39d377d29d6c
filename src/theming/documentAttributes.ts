import type { ThemeState } from './themeReducer';

/** Attribute of the html element in which Docusaurus keeps the color mode in force. */
export const MODE_ATTRIBUTE = 'data-theme';

/** Attribute of the html element in which Docusaurus keeps the choice: `system` or a mode. */
export const MODE_CHOICE_ATTRIBUTE = 'data-theme-choice';

/** Classes of the body, by color mode (contract, "Theme"). */
export const MODE_CLASSES = { light: 'mode-light', dark: 'mode-dark' } as const;

/**
 * Shows the state to stylesheets: `mode-light` or `mode-dark` and `dir` on the body, the mode on
 * the html element. The inline script does the same before the first paint.
 */
export function writeDocument({ paletteMode, direction }: ThemeState): void {
  const { body, documentElement: html } = document;
  body.classList.toggle(MODE_CLASSES.light, paletteMode === 'light');
  body.classList.toggle(MODE_CLASSES.dark, paletteMode === 'dark');
  // Each write would wake the observers of the attribute, ours among them.
  if (html.getAttribute(MODE_ATTRIBUTE) !== paletteMode) {
    html.setAttribute(MODE_ATTRIBUTE, paletteMode);
  }
  if (body.dir !== direction) body.dir = direction;
}
