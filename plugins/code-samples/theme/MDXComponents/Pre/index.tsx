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
}

export default function MDXPre({ html, jsHtml, language, title, ...props }: Props): ReactElement {
  if (html !== undefined && jsHtml !== undefined) {
    return <CodeVariants html={html} jsHtml={jsHtml} language={language} title={title} />;
  }
  return html === undefined ? (
    <pre title={title} {...props} />
  ) : (
    <CodeSample html={html} language={language} title={title} />
  );
}
