import {
  Component as ReactComponent,
  Profiler,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { createCommitGuard } from './guards';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

class Boundary extends ReactComponent<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Mounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}

export interface StagedDemoProps {
  readonly Component: ComponentType;
  readonly Root: ComponentType<{ children: ReactNode }>;
  readonly isEndless: ReturnType<typeof createCommitGuard>;
  readonly onMounted: () => void;
  readonly onError: (error: unknown) => void;
  readonly onEndless: () => void;
}

/** An edited demo in what wraps it on its page, watched: it may throw, and render without end. */
export function StagedDemo({
  Component,
  Root,
  isEndless,
  onMounted,
  onError,
  onEndless,
}: StagedDemoProps) {
  return (
    <Boundary onError={onError}>
      <Profiler
        id="demo"
        onRender={() => {
          if (isEndless(performance.now())) onEndless();
        }}
      >
        <Root>
          <Component />
        </Root>
      </Profiler>
      <Mounted onMounted={onMounted} />
    </Boundary>
  );
}
