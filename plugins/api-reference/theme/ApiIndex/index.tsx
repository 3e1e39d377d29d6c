import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ApiIndexProps } from '@theme/ApiIndex';
import Heading from '@theme/Heading';

function getMark({ isDeprecated, isUnstable }: ApiIndexProps['entries'][number]): string | null {
  if (isDeprecated) {
    return translate({
      id: 'api.index.deprecated',
      message: 'deprecated',
      description: 'Mark of a deprecated component in the list of all API pages',
    });
  }
  return isUnstable
    ? translate({
        id: 'api.index.unstable',
        message: 'unstable',
        description: 'Mark of an unstable component in the list of all API pages',
      })
    : null;
}

function List({ entries }: ApiIndexProps) {
  return (
    <ul className="api-index">
      {entries.map((entry) => {
        const mark = getMark(entry);
        return (
          <li key={entry.name}>
            <Link to={entry.href}>{entry.name}</Link>
            {mark !== null && <span className="api-state">{mark}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** All API pages of a product: components, then hooks. */
export default function ApiIndex({ entries }: ApiIndexProps) {
  const components = entries.filter(({ kind }) => kind === 'component');
  const hooks = entries.filter(({ kind }) => kind === 'hook');
  return (
    <>
      <Heading as="h2" id="components">
        {translate({ id: 'api.index.components', message: 'Components' })}
      </Heading>
      <List entries={components} />
      {hooks.length > 0 && (
        <>
          <Heading as="h2" id="hooks">
            {translate({ id: 'api.index.hooks', message: 'Hooks' })}
          </Heading>
          <List entries={hooks} />
        </>
      )}
    </>
  );
}
