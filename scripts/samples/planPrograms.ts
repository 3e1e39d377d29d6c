import type { SampleModule } from './planModules';

/** What an augmenting module brings into a program. */
interface Unit {
  readonly augmented: Set<string>;
  readonly removes: boolean;
  readonly modules: SampleModule[];
}

function collectNeeded(
  module: SampleModule,
  byPath: ReadonlyMap<string, SampleModule>,
  found = new Set<SampleModule>(),
): Set<SampleModule> {
  if (found.has(module)) return found;
  found.add(module);
  for (const filePath of module.needs) {
    const needed = byPath.get(filePath);
    if (needed) collectNeeded(needed, byPath, found);
  }
  return found;
}

function canJoin(one: Unit, other: Unit): boolean {
  return (
    !one.removes && !other.removes && ![...one.augmented].some((name) => other.augmented.has(name))
  );
}

/**
 * Parts modules into programs, because what one adds to the types of a package (`declare module`) holds
 * in a whole program. All that add nothing share one; those that do share one as long as no two of them
 * add to the same type; one that takes something away (`xs: false`) is alone with what it needs.
 *
 * @returns for each program its modules, what they need included
 */
export function planPrograms(modules: readonly SampleModule[]): SampleModule[][] {
  const byPath = new Map(modules.map((module) => [module.filePath, module]));
  const plain: SampleModule[] = [];
  const units = new Map<string, Unit>();

  for (const module of modules) {
    const needed = [...collectNeeded(module, byPath)];
    const sources = needed.filter(({ facts }) => facts.augmented.length > 0);
    if (sources.length === 0) {
      plain.push(module);
      continue;
    }
    const key = sources
      .map(({ filePath }) => filePath)
      .sort()
      .join('\n');
    const unit = units.get(key) ?? {
      augmented: new Set(sources.flatMap(({ facts }) => facts.augmented)),
      removes: sources.some(({ facts }) => facts.removes),
      modules: [],
    };
    unit.modules.push(...needed);
    units.set(key, unit);
  }

  const programs: Unit[] = [];
  for (const unit of units.values()) {
    const host = programs.find((program) => canJoin(program, unit));
    if (host) {
      unit.augmented.forEach((name) => host.augmented.add(name));
      host.modules.push(...unit.modules);
    } else {
      programs.push(unit);
    }
  }
  return [plain, ...programs.map((program) => [...new Set(program.modules)])].filter(
    (program) => program.length > 0,
  );
}
