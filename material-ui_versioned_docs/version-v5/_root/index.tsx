/**
 * What surrounds the demos of this version: the site's look as a theme of Material UI 5, with the
 * reader's choices. Everything here imports the release that the folder documents.
 */
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { DemoRootProps } from '@theme/DemoRoot';
import { useIsland } from '@site/plugins/demos/client/island';
import { Mirrored } from '@site/src/theming/Mirrored';
import { useDemoTheme } from '@site/src/theming/useDemoTheme';
import { themes } from './themes';

export const getThemeStyleSheets = () => themes.base.generateStyleSheets();

export default function DemoRoot({ children }: DemoRootProps) {
  const { theme, cache } = useDemoTheme('material-ui-v5', themes, useIsland());
  return (
    <Mirrored cache={cache}>
      {/* A CSS-variables theme has what components read; its type lists fewer members. */}
      <ThemeProvider theme={theme as unknown as Theme}>{children}</ThemeProvider>
    </Mirrored>
  );
}
