/**
 * Takes the place of `react` where Docusaurus notes that the page is hydrated. All that waits for this, such as the
 * menu that stands in the drawer, is rendered anew then; as a transition this is done in short pieces between which
 * a press is answered, instead of in one task of 60 ms on a slow phone.
 */
import React, { startTransition, useCallback } from 'react';

export default React;
export { createContext, useEffect } from 'react';

/** React's `useState`, whose state changes in a transition. */
export function useState<Value>(first: Value) {
  const [value, setValue] = React.useState(first);
  const change = useCallback((next: Value) => startTransition(() => setValue(next)), []);
  return [value, change] as const;
}
