/** Opens and closes the live editor of a demo. Nothing of the editor is loaded before. */
import Translate from '@docusaurus/Translate';
import type { DemoEditButtonProps } from '@theme/DemoEditButton';

export default function DemoEditButton({ isOpen, controls, onToggle }: DemoEditButtonProps) {
  return (
    <button
      type="button"
      className="demo__button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {isOpen ? (
        <Translate id="demos.DemoEditButton.close" description="Closes the live editor of a demo">
          Close editor
        </Translate>
      ) : (
        <Translate id="demos.DemoEditButton.open" description="Opens the live editor of a demo">
          Edit
        </Translate>
      )}
    </button>
  );
}
