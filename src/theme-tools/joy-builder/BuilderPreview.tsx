import { useMemo, type ReactNode } from 'react';
import { ThemeContext } from '@emotion/react';
import Box from '@mui/joy/Box';
import { extendTheme } from '@mui/joy/styles';
import { useRtl } from '@mui/system/RtlProvider';
import { buildScopedThemeCss } from '@site/src/theming/themeCss';
import type { JoyDraft } from './draft';
import { toJoyOptions } from './themeOptions';

const SCOPE = '[data-joy-preview]';

/** The theme of a draft, bound to the attribute by which the site keeps its color mode. */
function createPreviewTheme(draft: JoyDraft, direction: 'ltr' | 'rtl') {
  const theme = extendTheme({
    ...toJoyOptions(draft),
    direction,
    getSelector: (scheme) =>
      scheme === undefined
        ? ':root'
        : scheme === 'light'
          ? ':root, [data-theme="light"]'
          : `[data-theme="${scheme}"]`,
  });
  const css = buildScopedThemeCss([], theme.generateStyleSheets(), SCOPE, () => true);
  return { theme: Object.assign(theme, { attribute: 'data-theme' }), css };
}

/** What is below it has the theme of the draft; the page around it keeps its own. */
export function BuilderPreview({
  draft,
  label,
  children,
}: {
  readonly draft: JoyDraft;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const direction = useRtl() ? 'rtl' : 'ltr';
  const { theme, css } = useMemo(() => createPreviewTheme(draft, direction), [draft, direction]);
  return (
    <ThemeContext.Provider value={theme}>
      {/* Not as a child: React would escape it on the server, and the browser reads no entities here. */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Box
        component="section"
        aria-label={label}
        data-joy-preview=""
        sx={{
          p: 2,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.body',
          color: 'text.primary',
        }}
      >
        {children}
      </Box>
    </ThemeContext.Provider>
  );
}
