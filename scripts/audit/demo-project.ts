import fs from 'node:fs';
import path from 'node:path';
import formatting from '../../.prettierrc.json';
import {
  buildProjectFiles,
  type ProjectFiles,
} from '../../plugins/demos/client/project/buildProjectFiles';
import { buildProject, buildSourceFiles } from '../../plugins/demos/node/buildSourceModules';
import type { CodeVariant } from '../../plugins/preferences/client/preferences';
import { demoRuntimes } from '../../src/content/demoRuntimes';

/** One project that is tried: a demo of this repository, in one language. */
export interface ProjectCase {
  readonly kind: string;
  /** Path of the demo, relative to the repository. */
  readonly demo: string;
  readonly codeVariant: CodeVariant;
}

/** One of each kind: every library, every styling solution, both languages, with files beside. */
export const PROJECT_CASES: readonly ProjectCase[] = [
  {
    kind: 'Material UI, with icons',
    demo: 'docs/material-ui/components/button/IconLabelButtons.tsx',
    codeVariant: 'TS',
  },
  {
    kind: 'Material UI, with a file of data and types',
    demo: 'docs/material-ui/components/autocomplete/ControlledStates.tsx',
    codeVariant: 'JS',
  },
  {
    kind: 'Joy UI, with icons of Material UI',
    demo: 'docs/joy-ui/components/input/PasswordInput.tsx',
    codeVariant: 'TS',
  },
  {
    kind: 'Base UI styled with MUI System',
    demo: 'docs/base-ui/components/select/HookSelect/system.tsx',
    codeVariant: 'TS',
  },
  {
    kind: 'Base UI styled with CSS',
    demo: 'docs/base-ui/components/select/BasicSelect/css.tsx',
    codeVariant: 'TS',
  },
  {
    kind: 'Base UI styled with Tailwind',
    demo: 'docs/base-ui/components/select/BasicSelect/tailwind.tsx',
    codeVariant: 'JS',
  },
  {
    kind: 'MUI System',
    demo: 'docs/system/components/box/BasicBox.tsx',
    codeVariant: 'JS',
  },
];

/** The files that the site hands to a sandbox, made the way the build and the browser make them. */
export async function buildDemoProject(
  { demo, codeVariant }: ProjectCase,
  siteDir: string,
): Promise<ProjectFiles> {
  const absolutePath = path.join(siteDir, demo);
  const file = { absolutePath, filePath: demo, source: fs.readFileSync(absolutePath, 'utf8') };
  const options = { formatting, highlight: (code: string) => code };
  const files = await buildSourceFiles(file, options, () => undefined);
  const project = buildProject(file, demoRuntimes, path.basename(demo) === 'tailwind.tsx');
  const name = path.basename(demo, '.tsx');
  return buildProjectFiles({ name, files, project, codeVariant });
}
