import Translate from '@docusaurus/Translate';
import { ApiTable } from './ApiTable';
import { ApiText } from './ApiText';
import { toAnchor } from './anchors';
import { matchesQuery } from './filterRows';
import { InspectButton } from './inspector/InspectButton';
import { getColumnLabels } from './messages';
import type { TableProps } from './PropTable';
import { RowName } from './RowName';
import type { ApiClass } from './types';
import { CELL, ROW } from './roles';

function State() {
  return (
    <span className="api-state">
      <Translate id="api.class.state" description="Mark of a CSS class that is set in a state">
        state
      </Translate>
    </span>
  );
}

function toSearchable({ key, className, description }: ApiClass) {
  return { name: key, className, description };
}

/** CSS classes: the rule's name, and the global class. */
export function ClassTable({ page, label, query, onLink, inspector = null }: TableProps) {
  const labels = getColumnLabels();
  const rows = page.classes.map((entry) => {
    const isMatch = matchesQuery(toSearchable(entry), query);
    const id = toAnchor(page.name, 'classes', entry.key);
    return {
      key: entry.key,
      isDeprecated: entry.deprecated !== null,
      isMatch,
      element: (
        <tr key={entry.key} id={id} {...ROW} hidden={!isMatch}>
          <RowName id={id} name={entry.key} onLink={onLink}>
            {entry.isState && <State />}
            {inspector && <InspectButton {...{ inspector, id }} name={entry.key} />}
          </RowName>
          <td {...CELL} data-label={labels.className}>
            <code>.{entry.className}</code>
          </td>
          <td {...CELL} data-label={labels.description}>
            <ApiText>{[entry.deprecated, entry.description].filter(Boolean).join('\n\n')}</ApiText>
          </td>
        </tr>
      ),
    };
  });
  const columns = [labels.name, labels.className, labels.description];
  return <ApiTable label={label} columns={columns} rows={rows} isFiltered={query !== ''} />;
}
