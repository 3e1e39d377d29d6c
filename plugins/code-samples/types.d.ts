declare module '@theme/CodeSample' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** Highlighted source: the inside of the `code` element, as `highlight` makes it. */
    readonly html?: string;
    /** The source itself, where there is no `html`. */
    readonly children?: ReactNode;
    /** Becomes the class `language-…` of the `code` element. */
    readonly language?: string;
    /** Shown above the sample; plain text is also part of its name for assistive technology. */
    readonly title?: ReactNode;
  }

  export default function CodeSample(props: Props): ReactNode;
}
