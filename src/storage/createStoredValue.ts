import { useSyncExternalStore } from 'react';

/** A value that lasts across reloads and tabs, for one tool. */
export interface StoredValue<Value> {
  readonly initial: Value;
  /** The value in force; the same object until it changes. In the browser only. */
  readonly get: () => Value;
  /** Keeps a value; the initial one is forgotten instead. */
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the store of what a reader made in a tool: nothing they chose is lost by a reload. Where
 * storage is denied it lasts as long as the page.
 *
 * @param key storage key; begins with `docs-`
 * @param parse turns stored JSON, which may be damaged or of an older release, into a value
 */
export function createStoredValue<Value>({
  key,
  initial,
  parse,
}: {
  readonly key: string;
  readonly initial: Value;
  readonly parse: (stored: unknown) => Value;
}): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;

  function read(text: string | null): Value {
    try {
      return text === null ? initial : parse(JSON.parse(text));
    } catch {
      return initial;
    }
  }

  function readStorage(): Value {
    try {
      return read(localStorage.getItem(key));
    } catch {
      return initial;
    }
  }

  function write(value: Value): void {
    const text = JSON.stringify(value);
    try {
      if (text === JSON.stringify(initial)) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Denied or full: it lasts as long as the page.
    }
  }

  function adopt(value: Value): void {
    current = value;
    listeners.forEach((listener) => listener());
  }

  const onStorage = (event: StorageEvent) => {
    // No key: all of the storage was cleared.
    if (event.key === key || event.key === null) adopt(read(event.newValue));
  };

  return {
    initial,
    get: () => (current ??= readStorage()),
    set(value) {
      write(value);
      adopt(value);
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The value of a store; while hydrating the initial one, as on the server. */
export function useStoredValue<Value>({ subscribe, get, initial }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
