/**
 * Replaces theme-classic's CodeBlock, which brings Prism to the browser. It is left for code blocks
 * in JSX, whose text is not known when the site is built: they get the frame and the copy button,
 * and no colours. Markdown's code blocks never come here.
 */
import CodeSample from '@theme/CodeSample';
import type { ReactElement } from 'react';
import type { Props } from '@theme/CodeBlock';

export default function CodeBlock({ children, className, language, title }: Props): ReactElement {
  return (
    <CodeSample
      language={language ?? className?.match(/(?:^|\s)language-(\S+)/)?.[1]}
      title={title}
    >
      {typeof children === 'string' ? children.replace(/\n$/, '') : children}
    </CodeSample>
  );
}
