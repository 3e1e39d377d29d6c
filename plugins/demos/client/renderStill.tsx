import { createRoot } from 'react-dom/client';
import type { LoadedStills } from './stills';
import { unmountLater } from './unmountLater';

/** Draws a still from its component: while developing only, so that its code is a chunk of its own. */
export function renderStill(
  element: HTMLElement,
  { components, Root }: LoadedStills,
  name: string,
): () => void {
  const Component = components[name];
  if (!Component) return () => {};
  const root = createRoot(element);
  root.render(
    <Root>
      <Component />
    </Root>,
  );
  return () => unmountLater(root);
}
