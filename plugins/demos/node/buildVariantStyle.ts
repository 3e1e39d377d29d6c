import type { StylingOption } from '../options';

/**
 * CSS that shows, of every demo with variants, the one that the attribute `data-code-styling` of
 * the html element asks for. It works before the first paint and without hydration; a demo that
 * lacks the wanted variant shows its first one.
 */
export function buildVariantStyle(stylings: readonly StylingOption[]): string {
  return stylings
    .map(({ id }) => {
      const demo = `[data-code-styling="${id}"] .demo[data-stylings~="${id}"]`;
      const variant = `${demo} .demo__variant`;
      const preview = `${demo} .demo__preview`;
      return (
        `${variant},${preview}{display:none}` +
        `${variant}[data-styling="${id}"],${preview}[data-preview="${id}"]:not([hidden]){display:block}`
      );
    })
    .join('');
}
