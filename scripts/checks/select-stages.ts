import { readArguments } from '../cli/read-arguments';
import { UsageError } from '../cli/run-script';
import { stageIds, type StageId } from './stages';

const USAGE = `Usage: npm test -- [--only=${stageIds.join(',')}] [--skip-build]`;

function isStageId(name: string): name is StageId {
  return (stageIds as readonly string[]).includes(name);
}

/**
 * The stages to run, in their order: all of them, those that `--only` names, without the build
 * where `--skip-build` says that the one on disk is to be tested.
 *
 * @throws UsageError for an option or a stage that there is not, or when no stage is left
 */
export function selectStageIds(args: string[]): StageId[] {
  const options = {
    only: { type: 'string' },
    'skip-build': { type: 'boolean', default: false },
  } as const;
  const { only, 'skip-build': skipBuild } = readArguments({ args, options }, USAGE).values;
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
