/**
 * Replaces theme-classic's MDXComponents/Pre, which hands the code inside it to CodeBlock. Samples
 * arrive here as `<pre html="…">` from `rehypeCodeSamples`; any other `pre` stays one.
 */
import CodeSample from '@theme/CodeSample';
import type { ComponentProps, ReactElement } from 'react';

interface Props extends ComponentProps<'pre'> {
  readonly html?: string;
  readonly language?: string;
}

export default function MDXPre({ html, language, title, ...props }: Props): ReactElement {
  return html === undefined ? (
    <pre title={title} {...props} />
  ) : (
    <CodeSample html={html} language={language} title={title} />
  );
}
