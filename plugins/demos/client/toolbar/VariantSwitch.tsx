import { translate } from '@docusaurus/Translate';
import { CODE_VARIANTS, usePreferences } from '../../../preferences/client';

const NAMES = { JS: 'JavaScript', TS: 'TypeScript' } as const;

/** The reader's language, for all code of the site at once. */
export function VariantSwitch() {
  const { codeVariant, setCodeVariant } = usePreferences();
  return (
    <div
      role="group"
      className="demo__switch"
      aria-label={translate({
        id: 'demos.DemoToolbar.variant',
        message: 'Language of the code',
        description: 'Names the switch between JavaScript and TypeScript',
      })}
    >
      {CODE_VARIANTS.map((variant) => (
        <button
          key={variant}
          type="button"
          className="demo__button"
          aria-label={`${variant}: ${NAMES[variant]}`}
          data-code-choice={variant.toLowerCase()}
          aria-pressed={variant === codeVariant}
          onClick={() => setCodeVariant(variant)}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}
