/** A live demo with its toolbar and source. Written `<Demo src="./Name.tsx" />` in a page. */
import { useEffect, useId, useState } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { DemoProps } from '@theme/Demo';
import DemoEditPanel from '@theme/DemoEditPanel';
import DemoSource from '@theme/DemoSource';
import DemoToolbar from '@theme/DemoToolbar';
import DemoVariant from '@theme/DemoVariant';
import { parseHash, usePreferences } from '../../../preferences/client';
import { pickCodeVariant } from '../../client/codeVariants';
import { Preview } from '../../client/Preview';
import { isServerModule, type DemoModule } from '../../client/types';
import { hasPreview } from '../../client/usePreviewHtml';
import { useDemoSource } from '../../client/useDemoSource';
import { useStylings } from '../../client/useStylings';
import { useEditing } from '../../client/editor/useEditing';

/** The variant whose source is shown: the preferred one, or the first where there is none of it. */
function usePreferredVariant(variants: DemoProps['variants']): DemoProps['variants'][number] {
  const { codeStyling } = usePreferences();
  const preferred = useStylings().find(({ label }) => label === codeStyling)?.id;
  const variant = variants.find(([styling]) => styling === preferred) ?? variants[0];
  if (!variant) throw new Error('<Demo> got no variants; is the remark plugin of demos installed?');
  return variant;
}

function SourceView({ module }: { module: DemoModule }) {
  const source = useDemoSource(module, true);
  const { codeVariant } = usePreferences();
  if (source.status === 'ready') {
    return <DemoSource files={pickCodeVariant(source.files, codeVariant)} />;
  }
  return (
    <p className="demo__note" role="status">
      {source.status === 'failed' ? (
        <Translate
          id="demos.Demo.sourceFailed"
          description="Shown when the source of a demo could not be downloaded"
        >
          The source could not be loaded. Check the connection, then show it again.
        </Translate>
      ) : (
        <Translate id="demos.Demo.sourceLoading" description="Shown while a source is downloaded">
          Loading the source…
        </Translate>
      )}
    </p>
  );
}

async function resetState(module: DemoModule): Promise<void> {
  if (isServerModule(module)) return;
  try {
    await module.resetState?.();
  } catch {
    // The demo's code was not fetched: then nothing was changed in it either.
  }
}

/** `#Name`, `#Name.tsx` and `#tailwind-Name.tsx` open the source of the demo they lead to. */
function useOpenByHash(name: string, open: () => void) {
  useEffect(() => {
    const follow = () => {
      if (parseHash(window.location.hash).demoName !== name) return;
      open();
      // To an element of the page the browser goes itself, or further on for who comes back.
      if (window.location.hash !== `#${name}`) document.getElementById(name)?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name, open]);
}

export default function Demo({
  name,
  // Missing on a page that the remark plugin has not seen, which is to be said.
  variants = [],
  following,
  hideToolbar = false,
  background = 'paper',
}: DemoProps) {
  const [isSourceOpen, setSourceOpen] = useState(false);
  const [resetCount, setResetCount] = useState(0);
  const [openSource] = useState(() => () => setSourceOpen(true));
  const [styling, module] = usePreferredVariant(variants);
  const sourceId = useId();
  const stylings = variants.flatMap(([styling]) => (styling === null ? [] : [styling]));
  useOpenByHash(name, openSource);
  const { hasStates = false, isEditable = true } = module;
  const editing = useEditing(isEditable);
  const { codeVariant } = usePreferences();
  const reset = () => {
    // While it is edited, what is reset is the text.
    if (hasStates && !editing.isOpen) void resetState(module);
    else setResetCount((count) => count + 1);
  };
  return (
    <div
      id={name}
      role="group"
      className={clsx('demo', background === 'none' && 'demo--bare')}
      data-stylings={stylings.join(' ') || undefined}
      aria-label={translate(
        {
          id: 'demos.Demo.label',
          message: 'Demo {name}',
          description: 'Names a live demo for assistive technology',
        },
        { name },
      )}
    >
      {editing.isOpen && (
        <div ref={editing.setResult} className="demo__result" data-state={editing.resultState} />
      )}
      <div className="demo__frame" hidden={editing.resultState === 'shown'}>
        {variants.map(([styling, variant], index) => (
          <DemoVariant
            key={variant.id}
            module={variant}
            styling={styling}
            resetCount={resetCount}
            following={index === 0 ? following : undefined}
          />
        ))}
      </div>
      {!hideToolbar && (
        <DemoToolbar
          name={name}
          module={module}
          styling={styling}
          stylings={stylings}
          isSourceOpen={isSourceOpen}
          sourceId={sourceId}
          onToggleSource={() => setSourceOpen((isOpen) => !isOpen)}
          onReset={reset}
          edit={editing.button}
        />
      )}
      {editing.button && (
        <div id={editing.panelId} className="demo__editor" hidden={!editing.isOpen}>
          {editing.panel && (
            <DemoEditPanel
              {...editing.panel}
              name={name}
              choice={{ module, codeVariant }}
              resetCount={resetCount}
            />
          )}
        </div>
      )}
      {!hideToolbar &&
        variants.map(
          ([id, variant], index) =>
            hasPreview(variant) && (
              <div
                key={variant.id}
                className={clsx('demo__preview', index > 0 && 'demo__preview--other')}
                data-preview={id ?? undefined}
                hidden={isSourceOpen}
              >
                <Preview module={variant} name={name} />
              </div>
            ),
        )}
      {!hasStates && (
        <div id={sourceId} className="demo__source" hidden={!isSourceOpen}>
          {isSourceOpen && <SourceView module={module} />}
        </div>
      )}
    </div>
  );
}
