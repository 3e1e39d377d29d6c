/**
 * A sample that exists in TypeScript and in JavaScript. Both are in the page, and the stylesheet
 * shows the reader's one: right from the first paint, and exactly one is there to be copied.
 */
import { translate } from '@docusaurus/Translate';
import type { ReactElement } from 'react';
import CodeSample from '@theme/CodeSample';
import type { Props } from '@theme/CodeVariants';
import { CODE_VARIANTS, usePreferences } from '../../../preferences/client';

const NAMES = { JS: 'JavaScript', TS: 'TypeScript' } as const;

export default function CodeVariants({ html, jsHtml, language, kept, title }: Props): ReactElement {
  const { codeVariant, setCodeVariant } = usePreferences();
  return (
    <div className="codeVariants">
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
      <div data-code="ts">
        <CodeSample html={html} language={language} kept={kept} title={title} />
      </div>
      <div data-code="js">
        <CodeSample
          html={jsHtml}
          language={language === 'ts' ? 'js' : 'jsx'}
          kept={kept && `${kept}-js`}
          title={title?.replace(/\.tsx?$/, '.js')}
        />
      </div>
    </div>
  );
}
