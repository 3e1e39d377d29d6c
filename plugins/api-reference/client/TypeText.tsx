import Translate from '@docusaurus/Translate';
import { BreakableCode } from './BreakableCode';

/** Types longer than this are folded, in characters. */
const LONGEST_TYPE = 140;
/** What is shown of a folded type, in characters; cut between two members where it has some. */
const PREVIEW = 72;

/** `'a' | 'b' | 'c'` → the members that fit; other types are cut where they are. */
export function previewType(type: string): string {
  const members = type.split(' | ');
  let text = '';
  for (const member of members) {
    if (text !== '' && text.length + member.length > PREVIEW) break;
    text = text === '' ? member : `${text} | ${member}`;
  }
  return text.length > PREVIEW * 1.5 ? text.slice(0, PREVIEW) : text;
}

/** A type; a long one opens on demand, without a script. */
export function TypeText({ type }: { readonly type: string }) {
  if (type.length <= LONGEST_TYPE)
    return <BreakableCode className="api-type">{type}</BreakableCode>;
  return (
    <details className="api-type-details">
      <summary>
        <BreakableCode className="api-type">{`${previewType(type)} …`}</BreakableCode>{' '}
        <span className="api-more">
          <Translate id="api.type.more" description="Opens the whole of a long type">
            Whole type
          </Translate>
        </span>
      </summary>
      <BreakableCode className="api-type">{type}</BreakableCode>
    </details>
  );
}
