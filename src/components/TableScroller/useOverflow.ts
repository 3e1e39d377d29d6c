import { useEffect, useRef, useState } from 'react';

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
    const observer = new ResizeObserver(() => {
      setOverflowing(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [ref, isOverflowing] as const;
}
