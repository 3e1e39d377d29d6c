declare module '@theme/CodeSample' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** Highlighted source: the inside of the `code` element, as `highlight` makes it. */
    readonly html: string;
    /** Becomes the class `language-…` of the `code` element. */
    readonly language?: string;
    /** Becomes `data-kept` of the `code` element, by which a page finds the element's HTML again. */
    readonly kept?: string;
    /** Shown above the sample, and part of its name for assistive technology. */
    readonly title?: string;
  }

  export default function CodeSample(props: Props): ReactNode;
}

declare module '@theme/CodeVariants' {
  import type { ReactNode } from 'react';

  export interface Props {
    /** The sample in TypeScript, highlighted, and in JavaScript. */
    readonly html: string;
    readonly jsHtml: string;
    readonly language?: string;
    /** As of `CodeSample`; the sample in JavaScript has `-js` behind it. */
    readonly kept?: string;
    /** A file's name gets the ending of the language. */
    readonly title?: string;
  }

  export default function CodeVariants(props: Props): ReactNode;
}
