import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import DemoEditButton from '@theme/DemoEditButton';
import DemoEditPanel from '@theme/DemoEditPanel';
import DemoVariant from '@theme/DemoVariant';
import { CopySourceButton } from '@site/plugins/demos/client/toolbar/CopyButtons';
import { isServerModule, type DemoModule } from '@site/plugins/demos/client/types';
import { useEditing } from '@site/plugins/demos/client/editor/useEditing';
import { usePreferences } from '@site/plugins/preferences/client';
import type { ClientPlaygroundModule, PlaygroundModule } from './module';

interface PlaygroundProps {
  readonly component: string;
  /** Set by the remark plugin. */
  readonly module: PlaygroundModule;
}

/**
 * The state that is shown, as a module of its own: drafts are kept by the id of their module, and
 * what was typed into one state is no draft of another.
 */
async function createEditedModule(module: ClientPlaygroundModule): Promise<DemoModule> {
  const files = await module.loadSource();
  return {
    ...module,
    id: `${module.id}.${files[0]?.code ?? ''}`,
    loadSource: () => Promise.resolve(files),
  };
}

/**
 * A component with controls for its props, written `<Playground component="Button" />` in a page. What is
 * in its island is made by `createPlayground`; this frame is all that a first load carries of it.
 */
export default function Playground({ component, module }: PlaygroundProps) {
  const editing = useEditing();
  const { codeVariant } = usePreferences();
  const [edited, setEdited] = useState<DemoModule>(module);
  const [resetCount, setResetCount] = useState(0);
  const name = `${component}Playground`;
  const toggleEditor = async () => {
    if (!editing.isOpen && !isServerModule(module)) {
      // Where the code does not come, the panel says so.
      setEdited(await createEditedModule(module).catch(() => module));
    }
    editing.button?.onToggle();
  };
  const reset = () => {
    if (editing.isOpen) setResetCount((count) => count + 1);
    else if (!isServerModule(module)) void module.reset().catch(() => undefined);
  };
  return (
    <div
      id={name}
      role="group"
      className="demo"
      aria-label={translate(
        {
          id: 'playground.Playground.label',
          message: 'Playground for {name}',
          description: 'Names a playground for assistive technology',
        },
        { name: component },
      )}
    >
      {editing.isOpen && (
        <div ref={editing.setResult} className="demo__result" data-state={editing.resultState} />
      )}
      <div className="demo__frame" hidden={editing.resultState === 'shown'}>
        <DemoVariant module={module} styling={null} resetCount={0} />
      </div>
      <div className="demo__toolbar">
        <span className="demo__spacer" />
        <CopySourceButton name={name} module={module} />
        {editing.button && (
          <DemoEditButton {...editing.button} onToggle={() => void toggleEditor()} />
        )}
        <button type="button" className="demo__button" onClick={reset}>
          <Translate
            id="playground.Playground.reset"
            description="Button that brings the start values of a playground back"
          >
            Reset
          </Translate>
        </button>
      </div>
      {editing.button && (
        <div id={editing.panelId} className="demo__editor" hidden={!editing.isOpen}>
          {editing.panel && (
            <DemoEditPanel
              {...editing.panel}
              name={name}
              choice={{ module: edited, codeVariant }}
              resetCount={resetCount}
            />
          )}
        </div>
      )}
    </div>
  );
}
