import { useInsertionEffect } from 'react';
import { buildChangedThemeCss, buildThemeCss, type ThemeStyleSheets } from './themeCss';

/** The part of a CSS-variables theme that is used here. */
export interface ThemeWithVariables {
  generateStyleSheets(): ThemeStyleSheets;
}

/** Which theme an element of `<head>` shows now. */
const shown = new WeakMap<Element, ThemeWithVariables>();

function ensureElement(library: string, part: 'base' | 'choices'): HTMLStyleElement {
  const attribute = part === 'base' ? 'data-demo-theme' : 'data-demo-theme-choices';
  const existing = document.head.querySelector<HTMLStyleElement>(
    `style[${attribute}="${library}"]`,
  );
  if (existing) return existing;
  const element = document.createElement('style');
  element.setAttribute(attribute, library);
  // First in <head>, so that a demo which brings variables of its own comes later and wins.
  document.head.prepend(element);
  return element;
}

/**
 * Puts a library's theme variables into the document, once per library and page life. The server's
 * HTML of a demo carries only the variables its first look needs; interaction needs the rest.
 *
 * What the reader's choices (`theme`) change of the branding (`baseTheme`) stands in an element of
 * its own, because it has to win over that HTML; it is written once for all demos.
 */
export function useThemeStyleElement(
  library: string,
  baseTheme: ThemeWithVariables,
  theme: ThemeWithVariables = baseTheme,
) {
  useInsertionEffect(() => {
    const base = ensureElement(library, 'base');
    if (!shown.has(base)) {
      base.textContent = buildThemeCss(baseTheme.generateStyleSheets());
      shown.set(base, baseTheme);
    }
    const choices = ensureElement(library, 'choices');
    if (shown.get(choices) === theme) return;
    choices.textContent = buildChangedThemeCss(
      baseTheme.generateStyleSheets(),
      theme.generateStyleSheets(),
    );
    shown.set(choices, theme);
  }, [library, baseTheme, theme]);
}
