import { parseValue } from './parseValue';
import type { PlaygroundData, Values } from './types';
import { getStartValues } from './values';

type AddressData = Pick<PlaygroundData, 'component' | 'controls'>;

/** `Button.variant`: several playgrounds can share an address. */
function toParameter(component: string, prop: string): string {
  return `${component}.${prop}`;
}

/**
 * The values that an address asks for. Whoever writes an address is not trusted: what is no value of
 * a control is ignored, and the playground starts with its own there.
 *
 * @param search with or without the question mark
 */
export function readAddress({ component, controls }: AddressData, search: string): Values {
  const parameters = new URLSearchParams(search);
  const asked = controls.flatMap((control) => {
    const text = parameters.get(toParameter(component, control.name));
    const value = text === null ? undefined : parseValue(control, text);
    return value === undefined ? [] : [[control.name, value] as const];
  });
  return { ...getStartValues({ controls }), ...Object.fromEntries(asked) };
}

/**
 * The query of an address that says what differs from the start, and keeps what is not ours.
 *
 * @returns with the question mark, or empty
 */
export function writeAddress(
  { component, controls }: AddressData,
  values: Values,
  search: string,
): string {
  const parameters = new URLSearchParams(search);
  for (const key of [...parameters.keys()]) {
    if (key.startsWith(`${component}.`)) parameters.delete(key);
  }
  for (const { name, start } of controls) {
    const value = values[name] ?? null;
    if (value !== start) parameters.set(toParameter(component, name), String(value ?? ''));
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
