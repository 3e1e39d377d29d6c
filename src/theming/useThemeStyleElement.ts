import { useInsertionEffect } from 'react';
import { buildThemeCss, type ThemeStyleSheets } from './themeCss';

/**
 * Puts a library's theme variables into the document, once per library and page life. The server's
 * HTML of a demo carries only the variables its first look needs; interaction needs the rest.
 */
export function useThemeStyleElement(library: string, getStyleSheets: () => ThemeStyleSheets) {
  useInsertionEffect(() => {
    const selector = `style[data-demo-theme="${library}"]`;
    if (document.head.querySelector(selector)) return;
    const element = document.createElement('style');
    element.dataset.demoTheme = library;
    element.textContent = buildThemeCss(getStyleSheets());
    // First in <head>, so that a demo which brings variables of its own comes later and wins.
    document.head.prepend(element);
  }, [library, getStyleSheets]);
}
