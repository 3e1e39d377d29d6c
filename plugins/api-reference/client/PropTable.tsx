import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { BreakableCode } from './BreakableCode';
import { ApiTable } from './ApiTable';
import { ApiText } from './ApiText';
import { toAnchor, type RowKind } from './anchors';
import { matchesQuery } from './filterRows';
import { getColumnLabels } from './messages';
import { RowName } from './RowName';
import { TypeText } from './TypeText';
import type { Inspector } from './inspector/createInspector';
import type { ApiInheritedProp, ApiPage, ApiProp } from './types';
import { CELL, ROW } from './roles';

/** What all tables of a page share. */
export interface TableProps {
  readonly page: ApiPage;
  readonly label: string;
  readonly query: string;
  readonly onLink: (id: string, name: string) => void;
  /** What rows with a class are inspected with; null where there is no demo for it. Default: null. */
  readonly inspector?: Inspector | null;
}

function Callback({ parameters, returns }: Pick<ApiProp, 'parameters' | 'returns'>) {
  if (parameters.length === 0 && returns === null) return null;
  return (
    <ul className="api-parameters">
      {parameters.map(({ name, type, description }) => (
        <li key={name}>
          <code>
            {name}: {type}
          </code>{' '}
          {description !== '' && <ApiText>{description}</ApiText>}
        </li>
      ))}
      {returns !== null && (
        <li>
          <Translate id="api.prop.returns" description="What a callback has to return">
            Returns:
          </Translate>{' '}
          <ApiText>{returns}</ApiText>
        </li>
      )}
    </ul>
  );
}

function Description({ prop }: { readonly prop: ApiProp }) {
  const { deprecated, description, extendedBy } = prop;
  return (
    <>
      {deprecated !== null && (
        <div className="api-why">
          <Translate id="api.row.deprecated" description="Mark of a deprecated row">
            Deprecated.
          </Translate>{' '}
          <ApiText>{deprecated}</ApiText>
        </div>
      )}
      <ApiText>{description}</ApiText>
      <Callback parameters={prop.parameters} returns={prop.returns} />
      {extendedBy !== null && (
        <p className="api-extended">
          <Translate
            id="api.prop.extendedBy"
            description="A prop's values can be extended by a TypeScript interface"
            values={{ name: <code>{extendedBy}</code> }}
          >
            {'More values: augment {name}.'}
          </Translate>
        </p>
      )}
    </>
  );
}

type Listed = ApiProp & Partial<Pick<ApiInheritedProp, 'from' | 'href'>>;

function Origin({ from, href }: Pick<ApiInheritedProp, 'from' | 'href'>) {
  return (
    <span className="api-origin">
      <Translate
        id="api.prop.inherited"
        description="Mark of a prop that a component takes from another one, with a link there"
        values={{ base: <Link to={href}>{from}</Link> }}
      >
        {'inherited from {base}'}
      </Translate>
    </span>
  );
}

function Row({
  id,
  prop,
  isMatch,
  onLink,
  hasDefaults,
}: {
  readonly id: string;
  readonly prop: Listed;
  readonly isMatch: boolean;
  readonly onLink: TableProps['onLink'];
  readonly hasDefaults: boolean;
}) {
  const labels = getColumnLabels();
  return (
    <tr id={id} {...ROW} hidden={!isMatch} data-inherited={prop.from}>
      <RowName id={id} name={prop.name} onLink={onLink}>
        {prop.required && hasDefaults && (
          <span className="api-required">
            <Translate id="api.prop.required" description="Mark of a required prop">
              required
            </Translate>
          </span>
        )}
        {prop.from !== undefined && prop.href !== undefined && (
          <Origin from={prop.from} href={prop.href} />
        )}
      </RowName>
      <td {...CELL} data-label={labels.type}>
        <TypeText type={prop.type} />
      </td>
      {hasDefaults && (
        <td {...CELL} data-label={labels.default} data-empty={prop.default === null || undefined}>
          {prop.default === null ? (
            '–'
          ) : (
            <BreakableCode className="api-default">{prop.default}</BreakableCode>
          )}
        </td>
      )}
      <td {...CELL} data-label={labels.description}>
        <Description prop={prop} />
      </td>
    </tr>
  );
}

/** Props of a component, parameters of a hook, or fields of what it returns. */
export function PropTable({
  page,
  kind,
  label,
  query,
  onLink,
  showsInherited,
}: TableProps & { readonly kind: RowKind; readonly showsInherited: boolean }) {
  const items: readonly Listed[] =
    kind === 'return' ? page.returns : [...page.props, ...page.inheritedProps];
  const hasDefaults = kind !== 'return';
  const labels = getColumnLabels();
  const rows = items.map((prop) => {
    const isMatch = matchesQuery(prop, query);
    const id = toAnchor(page.name, kind, prop.name);
    return {
      key: prop.name,
      isDeprecated: prop.deprecated !== null,
      isMatch,
      isHidden: prop.from !== undefined && !showsInherited,
      element: <Row key={prop.name} {...{ id, prop, isMatch, onLink, hasDefaults }} />,
    };
  });
  const columns = hasDefaults
    ? [labels.name, labels.type, labels.default, labels.description]
    : [labels.name, labels.type, labels.description];
  return <ApiTable label={label} columns={columns} rows={rows} isFiltered={query !== ''} />;
}
