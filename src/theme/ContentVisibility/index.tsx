/**
 * Wraps `ContentVisibility`: drafts and unlisted pages bring their banner along (src/page-components),
 * and with it the admonitions that it is made of; all others are without.
 */
import type { Props } from '@theme/ContentVisibility';
import { visibilityBanner } from '@site/src/page-components/visibilityBanner';

/** @throws Error if a page is hidden from lists and does not say so */
export default function ContentVisibility(props: Props) {
  const { frontMatter, unlisted } = props.metadata;
  if (!unlisted && !frontMatter.unlisted && !frontMatter.draft) return null;
  const { Component } = visibilityBanner;
  if (Component) return <Component {...props} />;
  throw new Error(
    'A page is a draft or unlisted, and does not bring its banner along. Check that the plugin that ' +
      'compiles it has rehypePageComponents among its "rehypePlugins" (docusaurus.config.ts).',
  );
}
