/**
 * Replaces theme-classic's MDXComponents/Code, which chooses between inline code and CodeBlock.
 * Code blocks never get here, so all that is left is inline code.
 */
import CodeInline from '@theme/CodeInline';
import type { ComponentProps, ReactElement } from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactElement {
  return <CodeInline {...props} />;
}
