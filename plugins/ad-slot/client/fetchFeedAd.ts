import { LOOK_INTERVAL_MS, MAX_LOOKS } from './adState';
import { pickFeedAd, type FeedAd } from './feedAd';

/** How often a feed without a usable entry is asked. */
export const MAX_TRIES = 10;
/** Feeds weigh a few kilobytes; one that is longer than this is not read to its end. */
export const MAX_BYTES = 262_144;
/** When nobody looks for the network any more, its answer is not waited for either. */
export const TIMEOUT_MS = LOOK_INTERVAL_MS * MAX_LOOKS;

async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      throw new Error(`The answer of the ad feed is longer than ${MAX_BYTES} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function tryOnce(url: string, signal: AbortSignal): Promise<FeedAd | null> {
  const response = await fetch(url, { signal, cache: 'no-store', credentials: 'omit' });
  if (!response.ok) throw new Error(`The ad feed answers with status ${response.status}.`);
  return pickFeedAd(JSON.parse(await readText(response)));
}

/**
 * Asks the feed for an ad, up to ten times as long as it answers without a usable entry.
 * Serves the specification's "Calls made" and the contract's "Feed".
 *
 * @returns null for no ad: no usable entry in ten answers, a network error, a bad status, a body
 * that is no JSON, has no `ads` or does not end, no answer in 15 s, or the signal's end
 */
export async function fetchFeedAd(url: string, signal: AbortSignal): Promise<FeedAd | null> {
  const deadline = new AbortController();
  const end = () => deadline.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    for (let tries = 0; tries < MAX_TRIES && !signal.aborted; tries += 1) {
      const ad = await tryOnce(url, deadline.signal);
      if (ad) return ad;
    }
  } catch {
    // Specification, "Error catalogue": a fetch that fails shows no ad, and nothing else happens.
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
  return null;
}
