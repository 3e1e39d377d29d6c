/** Which row of a page is inspected. A store of its own: pointing at rows must not render tables. */
export interface Inspector {
  /** Id of the row; null while there is none. A row that is kept outlasts those that are pointed at. */
  getActive(): string | null;
  getKept(): string | null;
  /** A reader points at a row or focuses something in it. */
  point(id: string): void;
  /** Keeps a row, or lets go of the one that is kept. */
  toggleKept(id: string): void;
  subscribe(listener: () => void): () => void;
}

export function createInspector(): Inspector {
  const listeners = new Set<() => void>();
  let pointed: string | null = null;
  let kept: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  return {
    getActive: () => kept ?? pointed,
    getKept: () => kept,
    point(id) {
      if (id === pointed) return;
      pointed = id;
      notify();
    },
    toggleKept(id) {
      kept = kept === id ? null : id;
      pointed = id;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
