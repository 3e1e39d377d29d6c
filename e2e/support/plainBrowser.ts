import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findBrowsers } from '../../scripts/browser/find-browser';
import { LAUNCH_ARGS, NO_OTHER_HOST } from '../../scripts/browser/launch-args';

/**
 * A page in a browser of its own, whose service workers nothing watches. Playwright attaches to every
 * worker, and a watched worker that gives way to another leaves a request for a page unanswered that
 * is made at this very moment. By itself, or watched in its pages only, the same browser answers.
 */
export interface PlainPage {
  /** Loads a page of the host. Done when that has begun. */
  readonly goto: (pathname: string) => Promise<void>;
  /** Loads the page again, as the reader's key does. Done when that has begun. */
  readonly reload: () => Promise<void>;
  /**
   * Runs a script in the page, and waits for its value, which has to be JSON.
   *
   * @throws where it throws, or the page gives way to another meanwhile
   */
  readonly evaluate: <Value>(script: string) => Promise<Value>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** What was thrown in the page and not caught, in all documents so far. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Outcome {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: Exception;
}

interface Exception {
  readonly text: string;
  readonly exception?: { readonly description?: string };
}

const describeException = ({ text, exception }: Exception) => exception?.description ?? text;

/** The DevTools protocol by the browser's pipe: JSON, each message ended by a NUL. */
function connect(output: Writable, input: Readable, onEvent: (event: Answer) => void) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  let rest = '';
  input.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id === undefined) onEvent(answer);
      else waiting.get(answer.id)?.(answer);
    }
  });
  return async <Result>(method: string, params: object = {}, sessionId?: string) => {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };
}

/**
 * Starts a browser with a profile of its own, and opens an empty page in it.
 *
 * @param baseUrl the host of its pages
 * @throws when there is no Chromium, or it does not start
 */
export async function openPlainPage(baseUrl: string): Promise<PlainPage> {
  const executablePath = findBrowsers()[0]?.executablePath;
  if (executablePath === undefined) throw new Error('No Chromium was found.');
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-browser-'));
  const browser = spawn(
    executablePath,
    [
      ...LAUNCH_ARGS,
      NO_OTHER_HOST,
      '--headless',
      `--user-data-dir=${profile}`,
      '--remote-debugging-pipe',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve, reject) => {
    browser.on('exit', () => resolve()).on('error', reject);
  });
  const errors: string[] = [];
  const send = connect(browser.stdio[3] as Writable, browser.stdio[4] as Readable, (event) => {
    if (event.method !== 'Runtime.exceptionThrown') return;
    const { exceptionDetails } = event.params as { exceptionDetails: Exception };
    errors.push(describeException(exceptionDetails));
  });
  const open = async () => {
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    await send('Runtime.enable', {}, sessionId);
    return sessionId;
  };
  const failed = ended.then(() => Promise.reject(new Error(`${executablePath} did not start.`)));
  const sessionId = await Promise.race([open(), failed]);
  failed.catch(() => undefined);
  const tell = async (method: string, params?: object) => {
    await send(method, params, sessionId);
  };
  return {
    errors,
    goto: (pathname) => tell('Page.navigate', { url: new URL(pathname, baseUrl).href }),
    reload: () => tell('Page.reload'),
    type: (text) => tell('Input.insertText', { text }),
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = await send<Outcome>(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        sessionId,
      );
      if (exceptionDetails) throw new Error(describeException(exceptionDetails));
      return result.value as Value;
    },
    async close() {
      await send('Browser.close');
      await ended;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
