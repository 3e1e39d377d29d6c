import Translate from '@docusaurus/Translate';

export interface SourceToggleProps {
  readonly isOpen: boolean;
  readonly sourceId: string;
  /** Whether a part of the source shows anyway. */
  readonly hasPreview: boolean;
  readonly onToggle: () => void;
}

function getLabel({ isOpen, hasPreview }: SourceToggleProps) {
  if (hasPreview) {
    return isOpen ? (
      <Translate
        id="demos.DemoToolbar.hideFull"
        description="Leaves the preview of a demo's source"
      >
        Hide full source
      </Translate>
    ) : (
      <Translate id="demos.DemoToolbar.showFull" description="Shows all of a demo's source">
        Show full source
      </Translate>
    );
  }
  return isOpen ? (
    <Translate id="demos.DemoToolbar.hideSource" description="Hides the source of a demo">
      Hide code
    </Translate>
  ) : (
    <Translate id="demos.DemoToolbar.showSource" description="Shows the source of a demo">
      Show code
    </Translate>
  );
}

/** Opens and closes the source; what it says depends on whether there is a preview. */
export function SourceToggle(props: SourceToggleProps) {
  return (
    <button
      type="button"
      className="demo__button"
      aria-expanded={props.isOpen}
      aria-controls={props.sourceId}
      onClick={props.onToggle}
    >
      {getLabel(props)}
    </button>
  );
}
