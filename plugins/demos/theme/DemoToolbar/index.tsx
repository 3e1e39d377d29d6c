/** Below a demo: what its code is written in, what to do with it, a fresh start, and its source. */
import { translate } from '@docusaurus/Translate';
import DemoEditButton from '@theme/DemoEditButton';
import type { DemoToolbarProps } from '@theme/DemoToolbar';
import { hasPreview } from '../../client/usePreviewHtml';
import { CopyLinkButton, CopySourceButton } from '../../client/toolbar/CopyButtons';
import { SandboxButtons } from '../../client/toolbar/SandboxButtons';
import { SourceToggle } from '../../client/toolbar/SourceToggle';
import { StylingSwitch } from '../../client/toolbar/StylingSwitch';
import { VariantSwitch } from '../../client/toolbar/VariantSwitch';

export default function DemoToolbar({
  name,
  module,
  styling,
  stylings,
  isSourceOpen,
  sourceId,
  onToggleSource,
  onReset,
  edit,
}: DemoToolbarProps) {
  const { hasStates = false } = module;
  const resetLabel = translate({
    id: 'demos.DemoToolbar.reset',
    message: 'Reset',
    description: 'Starts a demo anew',
  });
  return (
    <div
      className="demo__toolbar"
      role="group"
      aria-label={translate(
        {
          id: 'demos.DemoToolbar.label',
          message: 'Tools of the demo {name}',
          description: 'Names the toolbar below a demo',
        },
        { name },
      )}
    >
      {!hasStates && <VariantSwitch />}
      {stylings.length > 1 && <StylingSwitch stylings={stylings} />}
      <span className="demo__spacer" />
      <CopySourceButton name={name} module={module} />
      <CopyLinkButton name={name} styling={styling} />
      {!hasStates && <SandboxButtons name={name} module={module} />}
      {edit && <DemoEditButton {...edit} />}
      <button
        type="button"
        className="demo__button"
        title={resetLabel}
        data-icon="reset"
        onClick={onReset}
      >
        {resetLabel}
      </button>
      {!hasStates && (
        <SourceToggle
          isOpen={isSourceOpen}
          sourceId={sourceId}
          hasPreview={hasPreview(module)}
          onToggle={onToggleSource}
        />
      )}
    </div>
  );
}
