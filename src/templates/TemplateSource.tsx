import { useId, useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import DemoSource from '@theme/DemoSource';
import { pickCodeVariant } from '@site/plugins/demos/client/codeVariants';
import type { DemoModule } from '@site/plugins/demos/client/types';
import { useDemoSource } from '@site/plugins/demos/client/useDemoSource';
import { usePreferences } from '@site/plugins/preferences/client';

export interface TemplateSourceProps {
  /** The template's name, which its button says: `Sign-in`. */
  readonly name: string;
  /** The template: `import SignIn from './sign-in/SignIn.tsx?demo'` in the page. */
  readonly module: DemoModule;
}

function Files({ module }: { readonly module: DemoModule }) {
  const source = useDemoSource(module, true);
  const { codeVariant } = usePreferences();
  if (source.status === 'ready') {
    return <DemoSource files={pickCodeVariant(source.files, codeVariant)} />;
  }
  return (
    <p role="status">
      {source.status === 'failed' ? (
        <Translate
          id="templates.TemplateSource.failed"
          description="Shown when the files of a template could not be downloaded"
        >
          The files could not be loaded. Check the connection, then hide and show them again.
        </Translate>
      ) : (
        <Translate
          id="templates.TemplateSource.loading"
          description="Shown while the files of a template are downloaded"
        >
          Loading the files…
        </Translate>
      )}
    </p>
  );
}

/**
 * All files of a template, to copy, fetched once they are asked for. Pages import the template
 * themselves, so that an archived version of a page shows the files that were archived with it.
 */
export default function TemplateSource({ name, module }: TemplateSourceProps) {
  const [isOpen, setOpen] = useState(false);
  const filesId = useId();
  return (
    <div className="template-source">
      <button
        type="button"
        className="button-link"
        aria-expanded={isOpen}
        aria-controls={filesId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen
          ? translate(
              {
                id: 'templates.TemplateSource.hide',
                message: 'Hide the files of {name}',
                description: 'Button that hides the source files of a template',
              },
              { name },
            )
          : translate(
              {
                id: 'templates.TemplateSource.show',
                message: 'Show the files of {name}',
                description: 'Button that shows the source files of a template',
              },
              { name },
            )}
      </button>
      <div id={filesId} className="template-source__files" hidden={!isOpen}>
        {isOpen && <Files module={module} />}
      </div>
    </div>
  );
}
