/**
 * First script of the frame, part of its document: gets the port from the page, then the other
 * scripts through it. A script that the page hands over comes from the page's cache, works where
 * the host sends no CORS headers, and tells errors in full, which a script of another origin must
 * not.
 */
import {
  HELLO,
  isScriptName,
  WELCOME,
  type FrameMessage,
  type PageMessage,
} from '../client/editor/protocol';

/** What `main.tsx` takes over. */
export interface FrameBoot {
  readonly port: MessagePort;
  /** Fetches a script by its file name and runs it. Rejects if the page cannot get it. */
  loadScript(name: string): Promise<void>;
  /** Hears every message but scripts, those that came before included. */
  listen(listener: (message: PageMessage) => void): void;
}

interface Waiting {
  resolve(): void;
  reject(error: Error): void;
}

export function createBoot(port: MessagePort): FrameBoot {
  const waiting = new Map<string, Waiting>();
  const early: PageMessage[] = [];
  let listener: ((message: PageMessage) => void) | null = null;

  const onScript = (name: string, code: string | null) => {
    const script = waiting.get(name);
    waiting.delete(name);
    if (!script) return;
    if (code === null) {
      script.reject(new Error(`${name} could not be fetched`));
      return;
    }
    // In the global scope, as the script's own address would run it.
    (0, eval)(`${code}\n//# sourceURL=${name}`);
    script.resolve();
  };
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type === 'script') onScript(data.name, data.code);
    else if (listener) listener(data);
    else early.push(data);
  };
  return {
    port,
    loadScript: (name) =>
      new Promise((resolve, reject) => {
        waiting.set(name, { resolve, reject });
        port.postMessage({ type: 'need', name } satisfies FrameMessage);
      }),
    listen(next) {
      listener = next;
      for (const message of early.splice(0)) next(message);
    },
  };
}

// Opened on its own, or framed by a page that gave it the site's origin, it does nothing at all.
if (window.origin === 'null' && window.parent !== window) {
  const onMessage = ({ source, data, ports: [port] }: MessageEvent<unknown>) => {
    if (source !== window.parent || data !== WELCOME || !port) return;
    window.removeEventListener('message', onMessage);
    const boot = createBoot(port);
    Object.defineProperty(window, 'demoFrameBoot', { value: boot, configurable: true });
    const name = document.documentElement.dataset.frameScript;
    if (isScriptName(name)) boot.loadScript(name).catch(() => undefined);
  };
  window.addEventListener('message', onMessage);
  window.parent.postMessage(HELLO, '*');
}
