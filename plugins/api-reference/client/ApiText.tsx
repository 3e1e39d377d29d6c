import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactElement } from 'react';
import { parseText, type Block, type Inline } from './parseText';

function renderInline(part: Inline, index: number): ReactElement | string {
  if (part.kind === 'code') return <code key={index}>{part.text}</code>;
  if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
  if (part.kind === 'emphasis') return <em key={index}>{part.text}</em>;
  if (part.kind === 'link') {
    return (
      <Link key={index} to={part.href}>
        {part.text}
      </Link>
    );
  }
  return part.text;
}

function renderBlock(block: Block, index: number): ReactElement {
  if (block.kind === 'list') {
    return (
      <ul key={index}>
        {block.items.map((item, itemIndex) => (
          <li key={itemIndex}>{item.map(renderInline)}</li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'sample') {
    return (
      <pre
        key={index}
        className="api-sample"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={translate({
          id: 'api.sample.label',
          message: 'Code sample',
          description: 'What assistive technology calls a code sample within a description',
        })}
        dir="ltr"
      >
        <code>{block.text}</code>
      </pre>
    );
  }
  return <p key={index}>{block.lines.map(renderInline)}</p>;
}

/** Text of a documentation comment. */
export function ApiText({ children }: { readonly children: string }) {
  return <>{parseText(children).map(renderBlock)}</>;
}
