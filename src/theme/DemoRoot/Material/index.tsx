/**
 * Completes `@theme/DemoRoot` of the demos plugin for Material UI, MUI Lab and MUI System:
 * the branded CSS-variables theme around every demo, with the reader's choices.
 */
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { DemoRootProps } from '@theme/DemoRoot';
import { exposeForConsole } from '@site/src/console/exposeForConsole';
import { useIsland } from '@site/plugins/demos/client/island';
import { materialThemes } from '@site/src/theming/materialThemes';
import { Mirrored } from '@site/src/theming/Mirrored';
import { useDemoTheme } from '@site/src/theming/useDemoTheme';

exposeForConsole({ theme: materialThemes.base, createTheme });

export const getThemeStyleSheets = () => materialThemes.base.generateStyleSheets();

export default function MaterialDemoRoot({ children }: DemoRootProps) {
  const { theme, cache } = useDemoTheme('material', materialThemes, useIsland());
  return (
    <Mirrored cache={cache}>
      {/* A CSS-variables theme lacks only members that ThemeProvider never reads, hence the assertion. */}
      <ThemeProvider theme={theme as unknown as Theme}>{children}</ThemeProvider>
    </Mirrored>
  );
}
