import type { ComponentType, ReactNode } from 'react';

/** What a demo's code consists of once it has been fetched. */
export interface LoadedDemo {
  readonly Component: ComponentType;
  readonly Root: ComponentType<{ children: ReactNode }>;
  /** Stylesheets of the demo as text; Tailwind's output included. */
  readonly styles: readonly string[];
}

/** One file of a demo's source, highlighted when the site was built. */
export interface DemoSourceFile {
  readonly name: string;
  readonly language: string;
  readonly code: string;
  readonly html: string;
}

interface DemoModuleBase {
  /** Unique over the site; `${id}-` is the prefix of the ids React makes in this demo. */
  readonly id: string;
}

/** What the loader makes of a demo for the server. */
export interface ServerDemoModule extends DemoModuleBase {
  readonly styles: readonly string[];
  /** @throws with page, line and remedy if the demo throws. */
  readonly render: () => {
    readonly html: string;
    readonly styles: ReadonlyArray<{ readonly key: string; readonly css: string }>;
  };
  readonly buildStyleHtml: (
    styles: ReadonlyArray<{ readonly key: string; readonly css: string }>,
  ) => string;
}

/** What the loader makes of a demo for the browser: promises of code, nothing more. */
export interface ClientDemoModule extends DemoModuleBase {
  readonly load: () => Promise<LoadedDemo>;
  readonly loadSource: () => Promise<readonly DemoSourceFile[]>;
  /** Stylesheets compiled from utility classes; only where the demo is styled by them. */
  readonly loadUtilityStyles?: () => Promise<readonly string[]>;
  /** Only while developing: called back when the demo's file has changed. */
  readonly subscribe?: (listener: () => void) => () => void;
}

export type DemoModule = ServerDemoModule | ClientDemoModule;

export function isServerModule(module: DemoModule): module is ServerDemoModule {
  return 'render' in module;
}
