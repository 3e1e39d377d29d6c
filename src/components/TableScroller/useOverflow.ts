import { useEffect, useRef, useState } from 'react';
import { observeSize } from '../observeSize/observeSize';

/**
 * Whether an element's content is wider than the element, kept current while either changes size.
 * False on the server and until the first measurement.
 */
export function useOverflow<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { firstElementChild: content } = element;
    return observeSize(content ? [element, content] : [element], () => {
      setOverflowing(element.scrollWidth > element.clientWidth);
    });
  }, []);
  return [ref, isOverflowing] as const;
}
