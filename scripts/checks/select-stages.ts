import { parseArgs } from 'node:util';
import { UsageError } from '../cli/run-script';
import { stageIds, type StageId } from './stages';

const USAGE = `Usage: npm test -- [--only=${stageIds.join(',')}] [--skip-build]`;

function isStageId(name: string): name is StageId {
  return (stageIds as readonly string[]).includes(name);
}

function readOptions(args: string[]): { only?: string; 'skip-build': boolean } {
  try {
    return parseArgs({
      args,
      options: { only: { type: 'string' }, 'skip-build': { type: 'boolean', default: false } },
    }).values as { only?: string; 'skip-build': boolean };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}

/**
 * The stages to run, in their order: all of them, those that `--only` names, without the build
 * where `--skip-build` says that the one on disk is to be tested.
 *
 * @throws UsageError for an option or a stage that there is not, or when no stage is left
 */
export function selectStageIds(args: string[]): StageId[] {
  const { only, 'skip-build': skipBuild } = readOptions(args);
  const names = only === undefined ? [...stageIds] : only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !isStageId(name));
  if (unknown.length > 0) {
    throw new UsageError(
      `--only names ${unknown.map((name) => `"${name}"`).join(', ')}. The stages are: ${stageIds.join(', ')}.\n${USAGE}`,
    );
  }
  const selected = stageIds.filter((id) => names.includes(id) && !(skipBuild && id === 'build'));
  if (selected.length === 0) {
    throw new UsageError(`--skip-build leaves nothing of --only=build to run.\n${USAGE}`);
  }
  return selected;
}
