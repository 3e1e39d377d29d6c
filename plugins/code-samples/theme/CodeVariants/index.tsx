/**
 * A sample that exists in TypeScript and in JavaScript. Both are in the page, and the stylesheet
 * shows the reader's one: right from the first paint, and exactly one is there to be copied.
 */
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import type { ReactElement } from 'react';
import type { Props } from '@theme/CodeVariants';
import { CODE_VARIANTS, usePreferences } from '../../../preferences/client';
import { printFramedSample } from '../../client/sampleFrame';
import { showShortcutKeys } from '../../client/showShortcutKeys';

const NAMES = { JS: 'JavaScript', TS: 'TypeScript' } as const;

export default function CodeVariants({ html, jsHtml, language, kept, title }: Props): ReactElement {
  const { pathname } = useLocation();
  const { codeVariant, setCodeVariant } = usePreferences();
  const sample = { html, language, kept, title, pathname };
  const jsSample = {
    html: jsHtml,
    language: language === 'ts' ? 'js' : 'jsx',
    kept: kept && `${kept}-js`,
    title: title?.replace(/\.tsx?$/, '.js'),
    pathname,
  };
  return (
    <div className="codeVariants" key={pathname} ref={showShortcutKeys}>
      <div
        role="group"
        className="codeVariants-switch"
        aria-label={translate({
          id: 'codeSamples.variants.label',
          message: 'Language of the code',
          description: 'Names the switch between JavaScript and TypeScript',
        })}
      >
        {CODE_VARIANTS.map((variant) => (
          <button
            key={variant}
            type="button"
            data-code-choice={variant.toLowerCase()}
            aria-label={`${variant}: ${NAMES[variant]}`}
            aria-pressed={variant === codeVariant}
            onClick={() => setCodeVariant(variant)}
          >
            {variant}
          </button>
        ))}
      </div>
      <div data-code="ts" dangerouslySetInnerHTML={{ __html: printFramedSample(sample) }} />
      <div data-code="js" dangerouslySetInnerHTML={{ __html: printFramedSample(jsSample) }} />
    </div>
  );
}
