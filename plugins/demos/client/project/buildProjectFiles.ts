import type { CodeVariant } from '../../../preferences/client';
import { pickCodeVariant } from '../codeVariants';
import type { DemoProject, DemoSourceFile } from '../types';

/** What a project is made from. */
export interface ProjectInput {
  /** The demo's name, which titles the project: `BasicButtons`. */
  readonly name: string;
  readonly files: readonly DemoSourceFile[];
  readonly project: DemoProject;
  readonly codeVariant: CodeVariant;
}

/** Contents by path, relative to the project's folder. */
export type ProjectFiles = Readonly<Record<string, string>>;

/**
 * The tools of a project, which this site itself does not use. Major versions of today that run on
 * Node 20; `npm run audit` installs and builds with them.
 */
const TOOLS = { vite: '^6.4.0', '@vitejs/plugin-react': '^4.6.0' };

/** The module of the page that gets the demo. `jsx`: Vite reads no JSX in a `.js` file. */
const getExtensions = (codeVariant: CodeVariant) =>
  codeVariant === 'TS' ? { jsx: 'tsx', plain: 'ts' } : { jsx: 'jsx', plain: 'js' };

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function buildPackageJson({ name, project, codeVariant }: ProjectInput): string {
  const isTypeScript = codeVariant === 'TS';
  const { tailwindVersion } = project;
  return toJson({
    // Names of packages are in lower case: BasicButtons → basic-buttons.
    name: name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '-').toLowerCase(),
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: isTypeScript ? 'tsc --noEmit && vite build' : 'vite build',
    },
    dependencies: project.dependencies,
    devDependencies: {
      ...TOOLS,
      // Tailwind's own plugin is published together with it.
      ...(tailwindVersion && {
        tailwindcss: tailwindVersion,
        '@tailwindcss/vite': tailwindVersion,
      }),
      ...(isTypeScript && project.typeDependencies),
    },
  });
}

function buildEntry({ files, project }: ProjectInput): string {
  const demoName = (files[0]?.name ?? '').replace(/\.\w+$/, '');
  const elements = [...project.before, '<Demo />'].map((line) => `    ${line}\n`).join('');
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...project.imports,
    `import Demo from './${demoName}';`,
    ...(project.tailwindVersion ? ["import './index.css';"] : []),
    '',
    "createRoot(document.getElementById('root')!).render(",
    `  <StrictMode>\n${elements}  </StrictMode>,`,
    ');\n',
  ].join('\n');
}

function buildHtml({ name }: ProjectInput, entryPath: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entryPath}"></script>
  </body>
</html>
`;
}

function buildViteConfig({ project }: ProjectInput): string {
  const hasTailwind = project.tailwindVersion !== null;
  return [
    ...(hasTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    `export default defineConfig({ plugins: [react()${hasTailwind ? ', tailwindcss()' : ''}] });\n`,
  ].join('\n');
}

const TSCONFIG = toJson({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
});

/** Without preflight, as on the page that the demo comes from. */
const TAILWIND_CSS = `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css' layer(utilities);
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/**
 * A demo as a complete project: after `npm install`, `npm run dev` shows it and `npm run build`
 * builds it. In the reader's language, with the versions that are documented.
 */
export function buildProjectFiles(input: ProjectInput): ProjectFiles {
  const { jsx, plain } = getExtensions(input.codeVariant);
  const entryPath = `src/index.${jsx}`;
  const entry = buildEntry(input);
  const files: Record<string, string> = {
    'package.json': buildPackageJson(input),
    'index.html': buildHtml(input, entryPath),
    [`vite.config.${plain}`]: buildViteConfig(input),
    [entryPath]: input.codeVariant === 'TS' ? entry : entry.replace(')!)', '))'),
  };
  if (input.codeVariant === 'TS') files['tsconfig.json'] = TSCONFIG;
  if (input.project.tailwindVersion) files['src/index.css'] = TAILWIND_CSS;
  for (const { name, language, code } of pickCodeVariant(input.files, input.codeVariant)) {
    files[`src/${language === 'jsx' ? name.replace(/\.js$/, '.jsx') : name}`] = code;
  }
  return files;
}

/** Path of the demo itself among the files of its project, to be opened first. */
export function getDemoPath({ files, codeVariant }: ProjectInput): string {
  const base = (files[0]?.name ?? '').replace(/\.\w+$/, '');
  return `src/${base}.${getExtensions(codeVariant).jsx}`;
}
