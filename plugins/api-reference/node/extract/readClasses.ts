import type ts from 'typescript';
import type { ApiClass } from '../../client/types';
import { readDoc } from './readDoc';

/** Values that a package exports at run time. */
export type RuntimeExports = Readonly<Record<string, unknown>>;

/** `TabScrollButton` → `tabScrollButtonClasses`. */
export function toClassesName(componentName: string): string {
  return `${componentName.charAt(0).toLowerCase()}${componentName.slice(1)}Classes`;
}

function isClassMap(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

/** What all class names of a package begin with: `Mui`, `base-`. */
export function findClassPrefix(runtime: RuntimeExports): string {
  const names = Object.entries(runtime).flatMap(([name, value]) =>
    name.endsWith('Classes') && isClassMap(value) ? Object.values(value) : [],
  );
  const [first = '', ...rest] = names;
  let length = first.length;
  for (const name of rest) while (!name.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/**
 * The CSS classes of a component: names from the object that the package exports, since only that
 * knows them; documentation from its type.
 *
 * @param declared type of the exported object of classes
 * @param prefix what all class names of the package begin with
 */
export function readClasses(
  componentName: string,
  declared: ts.Type,
  runtime: RuntimeExports,
  prefix: string,
  checker: ts.TypeChecker,
): ApiClass[] {
  const names = runtime[toClassesName(componentName)];
  if (!isClassMap(names)) return [];
  return Object.entries(names)
    .map(([key, className]) => {
      const symbol = declared.getProperty(key);
      const doc = symbol && readDoc(symbol, checker);
      return {
        key,
        className,
        // State classes are shared by all components, so they name none: `Mui-disabled`.
        isState: className === `${prefix}-${key}`,
        description: doc?.description ?? '',
        deprecated: doc?.deprecated ?? null,
      };
    })
    .sort((one, other) => one.key.localeCompare(other.key, 'en'));
}
