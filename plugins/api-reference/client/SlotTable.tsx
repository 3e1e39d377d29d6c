import { ApiTable } from './ApiTable';
import { ApiText } from './ApiText';
import { toAnchor } from './anchors';
import { matchesQuery } from './filterRows';
import { InspectButton } from './inspector/InspectButton';
import { getColumnLabels } from './messages';
import type { TableProps } from './PropTable';
import { RowName } from './RowName';
import { CELL, ROW } from './roles';

/** Slots with what they render by default and the class of their element. */
export function SlotTable({ page, label, query, onLink, inspector = null }: TableProps) {
  const labels = getColumnLabels();
  const rows = page.slots.map((slot) => {
    const isMatch = matchesQuery(slot, query);
    const id = toAnchor(page.name, 'slot', slot.name);
    return {
      key: slot.name,
      isDeprecated: slot.deprecated !== null,
      isMatch,
      element: (
        <tr key={slot.name} id={id} {...ROW} hidden={!isMatch}>
          <RowName id={id} name={slot.name} onLink={onLink}>
            {inspector && slot.className !== null && (
              <InspectButton {...{ inspector, id }} name={slot.name} />
            )}
          </RowName>
          <td {...CELL} data-label={labels.default} data-empty={slot.default === null || undefined}>
            {slot.default === null ? '–' : <code>{slot.default}</code>}
          </td>
          <td
            {...CELL}
            data-label={labels.className}
            data-empty={slot.className === null || undefined}
          >
            {slot.className === null ? '–' : <code>.{slot.className}</code>}
          </td>
          <td {...CELL} data-label={labels.description}>
            <ApiText>{[slot.deprecated, slot.description].filter(Boolean).join('\n\n')}</ApiText>
          </td>
        </tr>
      ),
    };
  });
  const columns = [labels.name, labels.default, labels.className, labels.description];
  return <ApiTable label={label} columns={columns} rows={rows} isFiltered={query !== ''} />;
}
