import { useEffect, useState } from 'react';
import { isServerModule, type DemoModule, type DemoSourceFile } from './types';

export type DemoSourceState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly files: readonly DemoSourceFile[] };

/** Fetches a demo's source once it is asked for. A later failure to fetch leaves what is shown. */
export function useDemoSource(module: DemoModule, isWanted: boolean): DemoSourceState {
  const [state, setState] = useState<DemoSourceState & { module?: DemoModule }>({
    status: 'loading',
  });
  useEffect(() => {
    if (!isWanted || isServerModule(module)) return undefined;
    let isCurrent = true;
    module.loadSource().then(
      (files) => isCurrent && setState({ status: 'ready', files, module }),
      () => isCurrent && setState({ status: 'failed', module }),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, isWanted]);
  return state.module === module ? state : { status: 'loading' };
}
