/** Languages of code in which a page's Markdown exists; `js` only where the page shows both. */
export type CodeLanguage = 'ts' | 'js';

/** A file of a demo in one language. */
export interface DemoText {
  /** Path relative to the demo's folder: `BasicButtons.tsx`. */
  readonly name: string;
  /** What stands after the fence: `tsx`. */
  readonly language: string;
  readonly code: string;
}

export interface DemoFile extends DemoText {
  /** Its form in JavaScript: null where none is left, missing where it is the same file. */
  readonly js?: DemoText | null;
}

/** A live demo of a page, by its sources. */
export interface PageDemo {
  /** The id of its element on the page. */
  readonly name: string;
  readonly variants: ReadonlyArray<{
    /** What readers call the styling solution: `MUI System`; null where there is only one. */
    readonly styling: string | null;
    readonly files: readonly DemoFile[];
  }>;
}

/** A page of the built site, and what its HTML does not say. */
export interface PageSource {
  /** Path of the page with its base URL: `/zh/system/react-box/`. */
  readonly permalink: string;
  /** Absolute path of the file that its author wrote; null for pages that are components. */
  readonly sourcePath: string | null;
  /** The library that it documents, and the release. */
  readonly library: { readonly name: string; readonly package: string | null } | null;
  readonly version: string | null;
}

/** A page as it was written for machines. */
export interface MarkdownPage {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address of its Markdown. */
  readonly markdownUrl: string;
  /** The file: front matter and text. */
  readonly markdown: string;
}
