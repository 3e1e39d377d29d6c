/**
 * Completes `@theme/DemoRoot` of the demos plugin for Material UI, MUI Lab and MUI System:
 * the branded CSS-variables theme around every demo.
 */
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { DemoRootProps } from '@theme/DemoRoot';
import { createMaterialTheme } from '@site/src/branding/materialTheme';
import { exposeForConsole } from '@site/src/console/exposeForConsole';
import { useThemeStyleElement } from '@site/src/theming/useThemeStyleElement';

const theme = createMaterialTheme();
exposeForConsole({ theme, createTheme });

export const getThemeStyleSheets = () => theme.generateStyleSheets();

export default function MaterialDemoRoot({ children }: DemoRootProps) {
  useThemeStyleElement('material', getThemeStyleSheets);
  // A CSS-variables theme lacks only members that ThemeProvider never reads, hence the assertion.
  return <ThemeProvider theme={theme as unknown as Theme}>{children}</ThemeProvider>;
}
