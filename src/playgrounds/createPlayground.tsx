import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { DemoSourceFile } from '@site/plugins/demos/client/types';
import { CodeView } from './CodeView';
import { Controls } from './Controls';
import { createPlaygroundStore } from './playgroundStore';
import { getDemoName, printDemo } from './printCode';
import { Stage } from './Stage';
import type { PlaygroundData } from './types';
import { listProps } from './values';

/** What an island of a playground is made of. */
export interface CreatedPlayground {
  readonly Component: ComponentType;
  /** The state that is shown, as a demo that can be edited. */
  readonly getSource: () => readonly DemoSourceFile[];
  readonly reset: () => void;
}

/**
 * The content of a playground's island: the component with the props that are chosen, its controls
 * and its code. Rendered by the server with the start values, and taken over with them.
 */
export function createPlayground(
  Live: ComponentType<Record<string, unknown>>,
  data: PlaygroundData,
): CreatedPlayground {
  const store = createPlaygroundStore(data);

  function Playground() {
    const values = useSyncExternalStore(store.subscribe, store.get, () => store.start);
    useEffect(() => {
      store.readAddress();
      window.addEventListener('popstate', store.readAddress);
      return () => window.removeEventListener('popstate', store.readAddress);
    }, []);
    return (
      <div className="playground">
        <Stage Live={Live} props={Object.fromEntries(listProps(data, values))} />
        <Controls data={data} values={values} onChange={store.set} />
        <CodeView data={data} values={values} />
      </div>
    );
  }

  return {
    Component: Playground,
    reset: store.reset,
    getSource() {
      const text = {
        name: `${getDemoName(data)}.tsx`,
        language: 'tsx',
        code: printDemo(data, store.get()),
        // Shown by the editor only, which highlights what is typed.
        html: '',
      };
      return [{ ...text, js: { ...text, name: `${getDemoName(data)}.js`, language: 'jsx' } }];
    },
  };
}
