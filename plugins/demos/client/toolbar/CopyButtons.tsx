import { translate } from '@docusaurus/Translate';
import DemoCopyButton from '@theme/DemoCopyButton';
import { usePreferences } from '../../../preferences/client';
import { pickCodeVariant } from '../codeVariants';
import { buildDemoHash } from '../demoHash';
import { isServerModule, type DemoModule } from '../types';

/** Copies the demo's own file in the reader's language; fetches it first. */
export function CopySourceButton({
  name,
  module,
}: {
  readonly name: string;
  readonly module: DemoModule;
}) {
  const { codeVariant } = usePreferences();
  const load = async () => (isServerModule(module) ? [] : module.loadSource());
  return (
    <DemoCopyButton
      name={name}
      action="copy"
      label={translate({
        id: 'demos.DemoToolbar.copy',
        message: 'Copy',
        description: 'Button that copies the source of a demo',
      })}
      // Some browsers let a page write to the clipboard only right after the click.
      onPrepare={() => void load().catch(() => undefined)}
      getText={async () => pickCodeVariant(await load(), codeVariant)[0]?.code ?? ''}
    />
  );
}

/** Copies the address of the demo as it is shown: language and styling included. */
export function CopyLinkButton({
  name,
  styling,
}: {
  readonly name: string;
  readonly styling: string | null;
}) {
  const { codeVariant } = usePreferences();
  return (
    <DemoCopyButton
      name={name}
      action="copy-link"
      label={translate({
        id: 'demos.DemoToolbar.copyLink',
        message: 'Copy link',
        description: 'Button that copies the address of a demo',
      })}
      getText={() => {
        const { href, hash } = window.location;
        const page = hash === '' ? href.replace(/#$/, '') : href.slice(0, -hash.length);
        return page + buildDemoHash(name, codeVariant, styling);
      }}
    />
  );
}
