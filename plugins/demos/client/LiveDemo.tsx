import { Component as ReactComponent, useEffect, type ReactNode } from 'react';
import { IslandContext } from './island';
import type { LoadedDemo } from './types';

interface BoundaryProps {
  readonly onError: (error: Error) => void;
  readonly children: ReactNode;
}

/** A demo that throws empties itself and says so; the page around it goes on. */
class DemoBoundary extends ReactComponent<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

export interface LiveDemoProps {
  readonly demo: LoadedDemo;
  readonly island: HTMLElement;
  readonly onLive: () => void;
  readonly onError: (error: Error) => void;
}

/** The root of one island. The server renders the same components around the demo. */
export function LiveDemo({ demo: { Component, Root }, island, onLive, onError }: LiveDemoProps) {
  useEffect(onLive, [onLive]);
  return (
    <DemoBoundary onError={onError}>
      <IslandContext.Provider value={island}>
        <Root>
          <Component />
        </Root>
      </IslandContext.Provider>
    </DemoBoundary>
  );
}
