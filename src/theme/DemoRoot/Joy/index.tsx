/** Completes `@theme/DemoRoot` of the demos plugin for Joy UI: its theme, with the reader's choices. */
import { ThemeContext } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { DemoRootProps } from '@theme/DemoRoot';
import { useIsland } from '@site/plugins/demos/client/island';
import { joyThemes } from '@site/src/theming/joyThemes';
import { Mirrored } from '@site/src/theming/Mirrored';
import { useDemoTheme } from '@site/src/theming/useDemoTheme';

export const getThemeStyleSheets = () => joyThemes.base.generateStyleSheets();

export default function JoyDemoRoot({ children }: DemoRootProps) {
  const { theme, cache } = useDemoTheme('joy', joyThemes, useIsland());
  // Joy's own ThemeProvider would extend the theme anew and lose the attribute; its components
  // read the theme from emotion's context, and the direction from the other one.
  return (
    <Mirrored cache={cache}>
      <RtlProvider value={cache !== null}>
        <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>
      </RtlProvider>
    </Mirrored>
  );
}
