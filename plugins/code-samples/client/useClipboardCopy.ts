import { useCallback, useEffect, useRef, useState } from 'react';
import { copyText } from './copyText';

/** How long a copy button that is a component says 'Copied'. */
export const COPIED_MS = 1200;

export interface ClipboardCopy {
  /** True for 1200 ms after a copy. */
  readonly isCopied: boolean;
  /** Copies; rejects with `NotAllowedError: The request is not allowed` when the browser refuses. */
  readonly copy: (text: string) => Promise<void>;
  /** For a copy that happened elsewhere: starts the 1200 ms. */
  readonly markCopied: () => void;
}

/** Copying with feedback, for components. Serves 'Code samples and copying'. */
export function useClipboardCopy(): ClipboardCopy {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const markCopied = useCallback(() => {
    if (isMounted.current) {
      setIsCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    }
  }, []);

  const copy = useCallback(
    async (text: string) => {
      await copyText(text);
      markCopied();
    },
    [markCopied],
  );

  return { isCopied, copy, markCopied };
}
