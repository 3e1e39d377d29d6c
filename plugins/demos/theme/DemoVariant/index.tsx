/** One variant of a demo: the island's element, and what is said when its code does not come. */
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type { DemoVariantProps } from '@theme/DemoVariant';
import { buildIslandHtml } from '../../client/islandMarkup';
import { getPageStyles } from '../../client/pageStyles';
import { mountIsland, type IslandHandle, type IslandState } from '../../client/mountIsland';
import { isServerModule, type IslandModule } from '../../client/types';

interface IslandProps extends Pick<DemoVariantProps, 'module' | 'following'> {
  readonly onHandle: (handle: IslandHandle | null) => void;
  readonly onState: (state: IslandState) => void;
}

// Before the paint, so that the browser finds the page's height when it restores a scroll position.
// The server has no layout and would warn.
const useMountEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The server's HTML of an island, with the styles that no demo above it has brought. */
function useServerHtml(module: IslandModule, following: readonly IslandModule[]): string {
  const location = useLocation();
  if (!isServerModule(module)) return '';
  return buildIslandHtml(module, getPageStyles(location), following.filter(isServerModule));
}

const NONE: readonly IslandModule[] = [];

/**
 * Memoised, and empty for React's reconciler: the browser keeps the server's HTML in it, and its
 * content belongs to a root of its own.
 */
const Island = memo(function Island({ module, following = NONE, onHandle, onState }: IslandProps) {
  const container = useRef<HTMLDivElement>(null);
  const html = useServerHtml(module, following);
  useMountEffect(() => {
    if (!container.current || isServerModule(module)) return undefined;
    const handle = mountIsland(container.current, module, onState);
    onHandle(handle);
    return () => {
      onHandle(null);
      handle.dispose();
    };
  }, [module, onHandle, onState]);
  return (
    <div
      ref={container}
      className="demo__island"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

function FailureNote({ state, onRetry }: { state: IslandState; onRetry: () => void }) {
  if (state !== 'failed' && state !== 'crashed') return null;
  return (
    <div className="demo__note" role="alert">
      {state === 'failed' ? (
        <Translate
          id="demos.DemoVariant.failed"
          description="Shown when the code of a live demo could not be downloaded"
        >
          The code of this demo could not be loaded.
        </Translate>
      ) : (
        <Translate
          id="demos.DemoVariant.crashed"
          description="Shown when a live demo threw an error"
        >
          This demo has stopped because of an error.
        </Translate>
      )}{' '}
      <button type="button" className="demo__button" onClick={onRetry}>
        <Translate id="demos.DemoVariant.retry" description="Starts a failed demo again">
          Try again
        </Translate>
      </button>
    </div>
  );
}

export default function DemoVariant({ module, styling, resetCount, following }: DemoVariantProps) {
  const handle = useRef<IslandHandle | null>(null);
  const [state, setState] = useState<IslandState>('waiting');
  const onHandle = useRef((next: IslandHandle | null) => {
    handle.current = next;
  });

  useEffect(() => {
    if (resetCount > 0) handle.current?.reset();
  }, [resetCount]);

  const onRetry = () => {
    if (state === 'failed') handle.current?.retry();
    else handle.current?.reset();
  };
  return (
    <div className="demo__variant" data-styling={styling ?? undefined}>
      <Island
        module={module}
        following={following}
        onHandle={onHandle.current}
        onState={setState}
      />
      <FailureNote state={state} onRetry={onRetry} />
    </div>
  );
}
