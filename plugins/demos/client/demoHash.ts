import type { CodeVariant } from '../../preferences/client';

/**
 * The hash that leads to a demo in one variant: `#BasicButtons.js`, `#tailwind-BasicButtons.tsx`.
 * What `parseHash` of plugins/preferences makes of it is the same variant.
 *
 * @param styling id of the styling; null for a demo without variants.
 */
export function buildDemoHash(
  name: string,
  codeVariant: CodeVariant,
  styling: string | null,
): string {
  const extension = codeVariant === 'JS' ? 'js' : 'tsx';
  return `#${styling === null ? '' : `${styling}-`}${name}.${extension}`;
}
