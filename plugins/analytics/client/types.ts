/** The part of the options that browsers need. Written by `index.ts`, global data. */
export interface AnalyticsData {
  readonly tagId: string | null;
  readonly scriptUrl: string;
  readonly requiresConsent: boolean;
  readonly privacyUrl: string | null;
  /** `docusaurus start`: without a tag, events are shown in the console. */
  readonly isDevelopment: boolean;
}

/** What is said to a Google tag: a command and its parameters. */
export type GtagArguments = readonly [command: string, ...parameters: unknown[]];

/** The global function through which everything goes. */
export type Gtag = (...args: GtagArguments) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
  }
}
