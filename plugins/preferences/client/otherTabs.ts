import { pickPreferences } from './preferences';
import type { Preferences } from './preferences';

const CHANNEL_NAME = 'preferences';

/** A line to the other tabs of this site. */
export interface OtherTabs {
  /** Tells the other tabs what was chosen here; does nothing where there is no channel. */
  readonly announce: (choice: Partial<Preferences>) => void;
  /** Stops listening. */
  readonly disconnect: () => void;
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL_NAME);
  } catch {
    // Missing in old browsers; refused by some to pages that may not use storage.
    return undefined;
  }
}

/**
 * Starts listening to the other tabs.
 *
 * @param handlers.onChoice Called when another tab tells a choice; only valid values are passed on.
 * @param handlers.onReturn Called when the reader comes back to this page. It is the only news
 *   where there is no channel, and what a frozen page may have missed where there is one.
 */
export function connectOtherTabs({
  onChoice,
  onReturn,
}: {
  readonly onChoice: (choice: Partial<Preferences>) => void;
  readonly onReturn: () => void;
}): OtherTabs {
  let channel: BroadcastChannel | undefined;

  function open() {
    channel ??= openChannel();
    channel?.addEventListener('message', handleMessage);
  }
  // An open channel can keep a page out of the back/forward cache, or throw it out of there.
  function close() {
    channel?.close();
    channel = undefined;
  }
  function handleMessage({ data }: MessageEvent<unknown>) {
    onChoice(pickPreferences(typeof data === 'object' && data !== null ? data : {}));
  }
  function handlePageShow({ persisted }: PageTransitionEvent) {
    open();
    if (persisted) {
      onReturn();
    }
  }
  function handleVisibilityChange() {
    if (document.visibilityState === 'visible') {
      onReturn();
    }
  }

  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', handlePageShow);
  document.addEventListener('visibilitychange', handleVisibilityChange);

  return {
    announce: (choice) => channel?.postMessage(choice),
    disconnect() {
      close();
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', handlePageShow);
      document.removeEventListener('visibilitychange', handleVisibilityChange);
    },
  };
}
