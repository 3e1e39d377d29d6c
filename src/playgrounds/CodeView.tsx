import { translate } from '@docusaurus/Translate';
import { printElement } from './printCode';
import type { PlaygroundData, Values } from './types';

/**
 * The element as code, colored like a sample. Its parts are known while it is printed: no
 * highlighter is downloaded for it.
 */
export function CodeView({
  data,
  values,
}: {
  readonly data: PlaygroundData;
  readonly values: Values;
}) {
  return (
    <div className="MuiCode-root playground__code">
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        dir="ltr"
        aria-label={translate({
          id: 'playground.CodeView.label',
          message: 'Code',
          description: 'Names the code of a playground for assistive technology',
        })}
      >
        <code className="language-tsx">
          {printElement(data, values).map(({ text, className }, index) =>
            className === null ? (
              text
            ) : (
              <span key={index} className={className}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
