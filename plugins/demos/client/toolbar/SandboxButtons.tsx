import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usePreferences } from '../../../preferences/client';
import type { Sandbox } from '../project/sandboxForms';
import { isServerModule, type DemoModule } from '../types';

const SANDBOXES: readonly Sandbox[] = ['StackBlitz', 'CodeSandbox'];

function loadParts(module: DemoModule) {
  if (isServerModule(module) || !module.loadProject) return Promise.reject(new Error('no project'));
  return Promise.all([
    import(/* webpackChunkName: "demo-sandbox" */ '../project/sandboxForms'),
    module.loadSource(),
    module.loadProject(),
  ]);
}

/** Opens the demo as a complete project in a new tab. What builds the project is fetched first. */
export function SandboxButtons({
  name,
  module,
}: {
  readonly name: string;
  readonly module: DemoModule;
}) {
  const { codeVariant } = usePreferences();
  const [hasFailed, setFailed] = useState(false);
  // Ahead of the click: browsers open a new tab only right after it.
  const prepare = () => void loadParts(module).catch(() => undefined);
  const open = async (sandbox: Sandbox) => {
    try {
      const [{ buildSandboxForm, postInNewTab }, files, project] = await loadParts(module);
      setFailed(false);
      postInNewTab(buildSandboxForm(sandbox, { name, files, project, codeVariant }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {SANDBOXES.map((sandbox) => (
        <button
          key={sandbox}
          type="button"
          className="demo__button"
          title={sandbox}
          data-icon={sandbox.toLowerCase()}
          aria-label={translate(
            {
              id: 'demos.DemoToolbar.openIn',
              message: '{sandbox}: open the demo in a new tab',
              description: 'Names the buttons that open a demo in StackBlitz or CodeSandbox',
            },
            { sandbox },
          )}
          data-ga-event-category="demo"
          data-ga-event-action={sandbox.toLowerCase()}
          data-ga-event-label={name}
          onPointerEnter={prepare}
          onClick={() => void open(sandbox)}
        >
          {sandbox}
        </button>
      ))}
      {hasFailed && (
        <span className="demo__note" role="alert">
          <Translate
            id="demos.DemoToolbar.openFailed"
            description="Shown when the files of a demo could not be downloaded"
          >
            The project could not be put together. Check the connection, then try again.
          </Translate>
        </span>
      )}
    </>
  );
}
