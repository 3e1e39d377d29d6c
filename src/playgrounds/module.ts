import type { ClientDemoModule, ServerDemoModule } from '@site/plugins/demos/client/types';

/** What the loader makes of a playground for the browser: an island that can be reset from outside. */
export interface ClientPlaygroundModule extends ClientDemoModule {
  /** Brings the start values back; fetches the code first, where it has not come. */
  readonly reset: () => Promise<void>;
}

export type PlaygroundModule = ServerDemoModule | ClientPlaygroundModule;
