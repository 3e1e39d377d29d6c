import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import type { Inspector } from './createInspector';

/** Keeps a row's element outlined while the reader goes elsewhere, for example to copy its code. */
export function InspectButton({
  inspector,
  id,
  name,
}: {
  readonly inspector: Inspector;
  readonly id: string;
  readonly name: string;
}) {
  const isKept = useSyncExternalStore(
    inspector.subscribe,
    () => inspector.getKept() === id,
    () => false,
  );
  const label = translate(
    {
      id: 'api.inspector.keep',
      message: 'Keep {name} outlined',
      description:
        'Button of a row of an API table: outlines its element until it is pressed again',
    },
    { name },
  );
  return (
    <button
      type="button"
      className="api-inspect"
      aria-pressed={isKept}
      aria-label={label}
      title={label}
      onClick={() => inspector.toggleKept(id)}
    />
  );
}
