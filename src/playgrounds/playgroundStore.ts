import { readAddress, writeAddress } from './addressState';
import type { PlaygroundData, PropValue, Values } from './types';
import { getStartValues } from './values';

/** The values of one playground: its controls, its code and its editor share them. */
export interface PlaygroundStore {
  readonly start: Values;
  get(): Values;
  set(name: string, value: PropValue | null): void;
  reset(): void;
  /** Takes over what the address says, which is how a link or the way back brings a state. */
  readAddress(): void;
  subscribe(listener: () => void): () => void;
}

export function createPlaygroundStore(data: PlaygroundData): PlaygroundStore {
  const start = getStartValues(data);
  const listeners = new Set<() => void>();
  let values = start;
  const apply = (next: Values) => {
    values = next;
    listeners.forEach((listener) => listener());
  };
  const applyAndWrite = (next: Values) => {
    apply(next);
    const { pathname, search, hash } = window.location;
    const address = pathname + writeAddress(data, next, search) + hash;
    try {
      // The state is the router's: it stays as it is.
      window.history.replaceState(window.history.state, '', address);
    } catch {
      // Browsers limit how often an address may change: the next change writes it.
    }
  };
  return {
    start,
    get: () => values,
    set: (name, value) => applyAndWrite({ ...values, [name]: value }),
    reset: () => applyAndWrite(start),
    readAddress: () => apply(readAddress(data, window.location.search)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
