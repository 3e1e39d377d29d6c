/**
 * Replaces theme-classic's MDXComponents/Pre, which hands the code inside it to CodeBlock. Samples
 * arrive here as `<pre html="…">` from `rehypeCodeSamples`; any other `pre` stays one.
 */
import CodeSample from '@theme/CodeSample';
import CodeVariants from '@theme/CodeVariants';
import type { ComponentProps, ReactElement } from 'react';

interface Props extends ComponentProps<'pre'> {
  readonly html?: string;
  /** The same sample in JavaScript. */
  readonly jsHtml?: string;
  readonly language?: string;
  /** Tells the element with the HTML from others of the page; see `Props` of `@theme/CodeSample`. */
  readonly 'data-kept'?: string;
}

export default function MDXPre({
  html,
  jsHtml,
  language,
  title,
  'data-kept': kept,
  ...props
}: Props): ReactElement {
  if (html === undefined) return <pre title={title} {...props} />;
  const sample = { html, language, title, kept };
  return jsHtml === undefined ? (
    <CodeSample {...sample} />
  ) : (
    <CodeVariants {...sample} jsHtml={jsHtml} />
  );
}
