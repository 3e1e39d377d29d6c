import { translate } from '@docusaurus/Translate';
import { usePreferences } from '../../../preferences/client';
import { useStylings } from '../useStylings';

/** The reader's styling solution, for all demos of the site at once. */
export function StylingSwitch({ stylings }: { readonly stylings: readonly string[] }) {
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
