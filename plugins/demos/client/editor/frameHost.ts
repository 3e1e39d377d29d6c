import { observeEnvironment, readEnvironment } from '@theme/DemoEnvironment';
import { BEAT_MS, createHeartbeat } from './heartbeat';
import { HELLO, parseFrameMessage, WELCOME, type FrameMessage, type PageMessage } from './protocol';
import { readFonts, readSurfaceStyle } from './readSurface';

/** How long a frame may take until it says its first word, and until its program is there. */
const START_MS = 20_000;

export interface FrameHostOptions {
  /** Address of the frame's document. */
  readonly documentUrl: string;
  /** Address of the folder of its scripts, with a slash at its end. */
  readonly scriptsUrl: string;
  /** Names the frame for assistive technology. */
  readonly title: string;
  onMessage(message: FrameMessage): void;
  onSilent(): void;
  onUnavailable(): void;
}

export interface FrameHost {
  send(message: PageMessage): void;
  dispose(): void;
}

async function fetchScript(url: string): Promise<string | null> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/**
 * Puts a frame into `container` and keeps in touch with it: hands it the scripts it asks for, the
 * look of the page and the reader's settings, and watches that it answers.
 *
 * The frame has an origin of its own (`sandbox` without `allow-same-origin`), so that what is typed
 * reaches neither the page nor its storage, and the page needs no `unsafe-eval`.
 */
export function createFrameHost(container: HTMLElement, options: FrameHostOptions): FrameHost {
  const frame = document.createElement('iframe');
  frame.title = options.title;
  frame.className = 'demo__edited';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = options.documentUrl;

  const { port1: port, port2 } = new MessageChannel();
  const heartbeat = createHeartbeat();
  let isReady = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const send = (message: PageMessage) => port.postMessage(message);
  const sendSettings = () => {
    send({ type: 'settings', settings: readEnvironment() });
    send({ type: 'surface', surface: { style: readSurfaceStyle(container), fonts: [] } });
  };
  const sendFonts = async () => {
    const fonts = await readFonts();
    if (fonts.length > 0) send({ type: 'surface', surface: { style: {}, fonts } });
  };
  const fail = () => {
    clearTimeout(startTimer);
    options.onUnavailable();
  };
  const startTimer = setTimeout(fail, START_MS);

  const onReady = () => {
    isReady = true;
    clearTimeout(startTimer);
    sendSettings();
    void sendFonts();
    timer = setInterval(() => {
      // A tab in the background answers as seldom as its browser likes.
      if (document.hidden) return;
      const beat = heartbeat.tick(performance.now());
      if (beat === 'ask') send({ type: 'ping' });
      else if (beat === 'silent') options.onSilent();
    }, BEAT_MS);
  };
  const supplyScript = async (name: string) => {
    const code = await fetchScript(options.scriptsUrl + name);
    // Without its program there is no frame; a part of a library that is missing is told by it.
    if (code === null && !isReady) fail();
    else send({ type: 'script', name, code });
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseFrameMessage(data);
    if (!message) return;
    if (message.type === 'need') void supplyScript(message.name);
    else if (message.type === 'pong') heartbeat.answered();
    else {
      if (message.type === 'ready') onReady();
      if (message.type === 'height') frame.style.blockSize = `${message.height}px`;
      options.onMessage(message);
    }
  };
  const onHello = ({ source, data }: MessageEvent<unknown>) => {
    if (data !== HELLO || source === null || source !== frame.contentWindow) return;
    window.removeEventListener('message', onHello);
    // The frame's origin is opaque: no other target than `*` reaches it.
    frame.contentWindow?.postMessage(WELCOME, '*', [port2]);
  };
  window.addEventListener('message', onHello);
  const stopObserving = observeEnvironment(() => {
    if (isReady) sendSettings();
  });
  // What it is replaced by is as high, so that nothing below it moves.
  frame.style.blockSize = `${Math.max(container.offsetHeight, 80)}px`;
  container.replaceChildren(frame);

  return {
    send,
    dispose() {
      clearTimeout(startTimer);
      clearInterval(timer);
      stopObserving();
      window.removeEventListener('message', onHello);
      port.close();
      frame.remove();
    },
  };
}
