import type { ComponentType, ReactNode } from 'react';

/** What a demo's code consists of once it has been fetched. */
export interface LoadedDemo {
  readonly Component: ComponentType;
  readonly Root: ComponentType<{ children: ReactNode }>;
  /** Stylesheets of the demo as text; Tailwind's output included. */
  readonly styles: readonly string[];
}

/** The text of a file, highlighted when the site was built. */
export interface DemoText {
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly html: string;
}

/** One file of a demo's source, as its author wrote it. */
export interface DemoSourceFile extends DemoText {
  /**
   * The JavaScript derived from it: null where nothing is left without types; missing where the
   * file is no TypeScript and stays as it is.
   */
  readonly js?: DemoText | null;
}

/** What a demo needs besides its files to run as a project of its own. */
export interface DemoProject {
  /** Versions by package name. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Versions of what only a TypeScript project needs: the compiler and types. */
  readonly typeDependencies: Readonly<Record<string, string>>;
  /** Import lines of the entry, and JSX lines in front of the demo. */
  readonly imports: readonly string[];
  readonly before: readonly string[];
  /** Version of Tailwind where the demo is styled with it. */
  readonly tailwindVersion: string | null;
}

interface DemoModuleBase {
  /** Unique over the site; `${id}-` is the prefix of the ids React makes in this demo. */
  readonly id: string;
  /**
   * Its source is that of a state which the reader has set in the demo itself, as in a playground: it
   * is asked for anew whenever it is needed, shown by the demo, and has no other language.
   * Default: false.
   */
  readonly hasStates?: boolean;
  /** Whether the live editor, where the site has one, can run it. Default: true. */
  readonly isEditable?: boolean;
}

/** What the loader makes of a demo for the server. */
export interface ServerDemoModule extends DemoModuleBase {
  readonly styles: readonly string[];
  /** Stylesheets that other demos of the page may bring too; a page needs each text once. */
  readonly sharedStyles?: readonly string[];
  /** The essential JSX as HTML; null: the demo has none that could be shown ahead of its source. */
  readonly preview?: string | null;
  /** @throws with page, line and remedy if the demo throws. */
  readonly render: () => {
    readonly html: string;
    readonly styles: ReadonlyArray<{ readonly key: string; readonly css: string }>;
  };
  readonly buildStyleHtml: (
    styles: ReadonlyArray<{ readonly key: string; readonly css: string }>,
  ) => string;
}

/** What an island needs of a module in the browser: a promise of code, nothing more. */
export interface ClientIslandModule extends DemoModuleBase {
  readonly load: () => Promise<LoadedDemo>;
  /**
   * Whether the code is fetched only when a reader touches or focuses the island, even if it is in
   * view: for what stands at the head of a page. Asked when the island is mounted, and ignored where
   * there is no server HTML to look at meanwhile. Default: no.
   */
  readonly waitsForTouch?: () => boolean;
  /** Only while developing: called back when the island's file has changed. */
  readonly subscribe?: (listener: () => void) => () => void;
}

/** What the loader makes of a demo for the browser: its island, and promises of its source. */
export interface ClientDemoModule extends ClientIslandModule {
  readonly loadSource: () => Promise<readonly DemoSourceFile[]>;
  readonly loadProject?: () => Promise<DemoProject>;
  /** Lines of the preview, so that there is room for it before it comes; 0: there is none. */
  readonly previewLines?: number;
  readonly loadPreview?: () => Promise<string>;
  /** Stylesheets compiled from utility classes; only where the demo is styled by them. */
  readonly loadUtilityStyles?: () => Promise<readonly string[]>;
  /** Brings the first state back; only of a demo that has states. */
  readonly resetState?: () => Promise<void>;
}

export type DemoModule = ServerDemoModule | ClientDemoModule;

/** What `@theme/DemoVariant` shows: a demo, or a part of the site (`X.tsx?demo-island`). */
export type IslandModule = ServerDemoModule | ClientIslandModule;

export function isServerModule(module: IslandModule): module is ServerDemoModule {
  return 'render' in module;
}
