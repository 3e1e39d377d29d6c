/** Renders a demo on the server. A site whose demos use a CSS-in-JS engine completes this one. */
import { renderToString } from 'react-dom/server';
import type { DemoStyle, RenderDemo } from '@theme/DemoServer';

const renderDemo: RenderDemo = ({
  Component,
  rootModule: { default: Root },
  identifierPrefix,
}) => ({
  html: renderToString(
    <Root>
      <Component />
    </Root>,
    { identifierPrefix },
  ),
  styles: [],
});

export default renderDemo;

export function buildStyleHtml(styles: readonly DemoStyle[]): string {
  return styles.length === 0 ? '' : `<style>${styles.map(({ css }) => css).join('')}</style>`;
}
