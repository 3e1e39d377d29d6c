import type { ApiDemoPage } from '../../client/types';
import type { ExtractedPage } from '../types';
import type { DocPage } from './readDocPages';
import type { NamedImports } from './readImportedNames';

/** `import { Unstable_Popup as Popup } from '@mui/base';` → module and exported name. */
export function toTargets(imports: readonly string[]): ReadonlyArray<readonly [string, string]> {
  return imports.flatMap((line) => {
    const [, clause = '', source = ''] = /^import (.+) from '(.+)';$/.exec(line) ?? [];
    const [, name] = /^\{ (\w+)/.exec(clause) ?? [];
    return [[source, name ?? 'default'] as const];
  });
}

/** Whether modules import one of the targets. */
export function importsOneOf(
  modules: readonly NamedImports[],
  targets: ReadonlyArray<readonly [string, string]>,
): boolean {
  return modules.some(({ source, names }) =>
    targets.some(([module, name]) => source === module && names.includes(name)),
  );
}

/** The pages whose demos import a component or hook, with the most demos first. */
export function findDemoPages(
  { imports }: Pick<ExtractedPage, 'imports'>,
  pages: readonly DocPage[],
): ApiDemoPage[] {
  const targets = toTargets(imports);
  return pages
    .map(({ title, href, demos }) => ({
      title,
      href,
      demoCount: demos.filter(({ modules }) => importsOneOf(modules, targets)).length,
    }))
    .filter(({ demoCount }) => demoCount > 0)
    .sort((one, other) => other.demoCount - one.demoCount || (one.href < other.href ? -1 : 1));
}
