/** Below a demo: the styling switch where there are variants, the source, and a fresh start. */
import Translate, { translate } from '@docusaurus/Translate';
import DemoEditButton from '@theme/DemoEditButton';
import type { DemoToolbarProps } from '@theme/DemoToolbar';
import { useStylings } from '../../client/useStylings';
import { usePreferences } from '../../../preferences/client';

function StylingSwitch({ stylings }: { stylings: readonly string[] }) {
  const { codeStyling, setCodeStyling } = usePreferences();
  const choices = useStylings().filter(({ id }) => stylings.includes(id));
  const isAvailable = choices.some(({ label }) => label === codeStyling);
  return (
    <div
      role="group"
      className="demo__switch"
      aria-label={translate({
        id: 'demos.DemoToolbar.styling',
        message: 'Styling solution',
        description: 'Names the switch between the styling variants of a demo',
      })}
    >
      {choices.map(({ id, label }, index) => (
        <button
          key={id}
          type="button"
          className="demo__button"
          aria-pressed={isAvailable ? label === codeStyling : index === 0}
          onClick={() => setCodeStyling(label)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export default function DemoToolbar({
  name,
  stylings,
  isSourceOpen,
  sourceId,
  onToggleSource,
  onReset,
  edit,
}: DemoToolbarProps) {
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
      {stylings.length > 1 && <StylingSwitch stylings={stylings} />}
      <span className="demo__spacer" />
      {edit && <DemoEditButton {...edit} />}
      <button type="button" className="demo__button" onClick={onReset}>
        <Translate id="demos.DemoToolbar.reset" description="Starts a demo anew">
          Reset
        </Translate>
      </button>
      <button
        type="button"
        className="demo__button"
        aria-expanded={isSourceOpen}
        aria-controls={sourceId}
        onClick={onToggleSource}
      >
        {isSourceOpen ? (
          <Translate id="demos.DemoToolbar.hideSource" description="Hides the source of a demo">
            Hide code
          </Translate>
        ) : (
          <Translate id="demos.DemoToolbar.showSource" description="Shows the source of a demo">
            Show code
          </Translate>
        )}
      </button>
    </div>
  );
}
