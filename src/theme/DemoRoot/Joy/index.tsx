/** Completes `@theme/DemoRoot` of the demos plugin for Joy UI: its theme, bound to our color mode. */
import { ThemeContext } from '@emotion/react';
import type { DemoRootProps } from '@theme/DemoRoot';
import { createJoyTheme } from '@site/src/branding/joyTheme';
import { useThemeStyleElement } from '@site/src/theming/useThemeStyleElement';

const theme = createJoyTheme();

export const getThemeStyleSheets = () => theme.generateStyleSheets();

export default function JoyDemoRoot({ children }: DemoRootProps) {
  useThemeStyleElement('joy', getThemeStyleSheets);
  // Joy's own ThemeProvider would extend the theme anew and lose the attribute; its components
  // read the theme from emotion's context.
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}
