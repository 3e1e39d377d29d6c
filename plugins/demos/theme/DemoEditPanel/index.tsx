/** Below a demo that is edited: fetches the editor with the source, and says so if it cannot. */
import { useEffect, useState } from 'react';
import Translate from '@docusaurus/Translate';
import type { DemoEditorProps } from '@theme/DemoEditor';
import type { DemoEditPanelProps } from '@theme/DemoEditPanel';
import {
  getDraftKey,
  getSourceKey,
  loadEditableSource,
  type EditableSource,
  type SourceChoice,
} from '../../client/editor/editableSource';

interface LoadedEditor {
  readonly key: string;
  readonly draftKey: string;
  readonly source: EditableSource;
  readonly Editor: React.ComponentType<DemoEditorProps>;
}

async function loadEditor(choice: SourceChoice): Promise<LoadedEditor> {
  const [source, { default: Editor }] = await Promise.all([
    loadEditableSource(choice),
    import('@theme/DemoEditor'),
  ]);
  return { key: getSourceKey(choice), draftKey: getDraftKey(choice, source), source, Editor };
}

function useLoadedEditor({
  module,
  codeVariant,
}: SourceChoice): LoadedEditor | 'loading' | 'failed' {
  const [state, setState] = useState<LoadedEditor | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isCurrent = true;
    loadEditor({ module, codeVariant }).then(
      (loaded) => isCurrent && setState(loaded),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [module, codeVariant]);
  const isOther = typeof state === 'object' && state.key !== getSourceKey({ module, codeVariant });
  return isOther ? 'loading' : state;
}

export default function DemoEditPanel({ choice, ...props }: DemoEditPanelProps) {
  const loaded = useLoadedEditor(choice);
  if (typeof loaded === 'object') {
    const { Editor, key, draftKey, source } = loaded;
    return <Editor key={key} sourceKey={draftKey} source={source} {...props} />;
  }
  return (
    <p className="demo__note" role="status">
      {loaded === 'failed' ? (
        <Translate
          id="demos.DemoEditPanel.failed"
          description="Shown when the live editor could not be downloaded"
        >
          The editor could not be loaded. Check the connection, then close and open it again.
        </Translate>
      ) : (
        <Translate
          id="demos.DemoEditPanel.loading"
          description="Shown while the live editor is downloaded"
        >
          Loading the editor…
        </Translate>
      )}
    </p>
  );
}
