import type { PlaygroundData, PropValue, Values } from './types';

/** What the playground starts with. */
export function getStartValues({ controls }: Pick<PlaygroundData, 'controls'>): Values {
  return Object.fromEntries(controls.map(({ name, start }) => [name, start]));
}

/** The props that are written: those that say something else than their defaults. */
export function listProps(
  { controls }: Pick<PlaygroundData, 'controls'>,
  values: Values,
): ReadonlyArray<readonly [name: string, value: PropValue]> {
  return controls.flatMap(({ name, default: usual }) => {
    const value = values[name] ?? null;
    return value === null || value === usual ? [] : [[name, value] as const];
  });
}
