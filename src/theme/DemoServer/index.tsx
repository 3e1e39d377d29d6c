/**
 * Completes `@theme/DemoServer` of the demos plugin: collects what emotion and the theme's
 * variables contribute, so that a demo looks right in the server's HTML, before any script.
 */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import type { DemoStyle, RenderDemo } from '@theme/DemoServer';
import { getReferencedDeclarations, type ThemeStyleSheets } from '@site/src/theming/themeCss';

/** Emotion's own default key: the browser's default cache adopts style elements that name it. */
const EMOTION_KEY = 'css';
const EMOTION_PREFIX = 'emotion:';

function getStyleSheets(rootModule: object): ThemeStyleSheets {
  return 'getThemeStyleSheets' in rootModule && typeof rootModule.getThemeStyleSheets === 'function'
    ? (rootModule.getThemeStyleSheets() as ThemeStyleSheets)
    : [];
}

/** `<` may not stand in inline styles as part of `</style`; CSS knows an escape for it. */
function escapeStyleText(css: string): string {
  return css.replace(/<\//g, '<\\/');
}

const renderDemo: RenderDemo = ({ Component, rootModule, identifierPrefix }) => {
  const Root = rootModule.default;
  const cache = createCache({ key: EMOTION_KEY });
  const { extractCritical } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <Root>
        <Component />
      </Root>
    </CacheProvider>,
    { identifierPrefix },
  );
  const { css, ids } = extractCritical(html);
  const themeStyles = getReferencedDeclarations(getStyleSheets(rootModule), css + html).map(
    ({ selector, property, value }): DemoStyle => ({
      key: `${selector}|${property}`,
      css: `${selector}{${property}:${value}}`,
    }),
  );
  const emotionStyles = ids.map((id): DemoStyle => ({
    key: EMOTION_PREFIX + id,
    css: String(cache.inserted[id]),
  }));
  return { html, styles: [...themeStyles, ...emotionStyles] };
};

export default renderDemo;

function toStyleElement(attribute: string, styles: readonly DemoStyle[]): string {
  if (styles.length === 0) return '';
  return `<style${attribute}>${escapeStyleText(styles.map(({ css }) => css).join(''))}</style>`;
}

export function buildStyleHtml(styles: readonly DemoStyle[]): string {
  const isEmotion = ({ key }: DemoStyle) => key.startsWith(EMOTION_PREFIX);
  const emotion = styles.filter(isEmotion);
  const ids = emotion.map(({ key }) => key.slice(EMOTION_PREFIX.length)).join(' ');
  return (
    toStyleElement(
      '',
      styles.filter((style) => !isEmotion(style)),
    ) + toStyleElement(` data-emotion="${EMOTION_KEY} ${ids}"`, emotion)
  );
}
