import path from 'node:path';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import ts from 'typescript';
import { apiReferenceOptions } from '../../api-reference.config';
import {
  createRuntimeLoader,
  extractAll,
} from '../../plugins/api-reference/node/extract/extractAll';
import { resolvePackage } from '../../plugins/api-reference/node/resolvePackage';
import type { ExtractedPage, InstalledPackage } from '../../plugins/api-reference/node/types';
import {
  validateOptions,
  type PluginOptions,
  type UserOptions,
} from '../../plugins/api-reference/options';
import * as trees from '../../sidebars';
import { flattenTree } from '../../src/navigation/entries';
import type { OptionValidationContext } from '@docusaurus/types';

/*
 * The reference is held against the packages themselves: what they export, what their types accept,
 * and what they render.
 */

const siteDir = path.resolve(__dirname, '../..');
const { products } = validateOptions({
  validate: normalizePluginOptions as OptionValidationContext<
    UserOptions | undefined,
    PluginOptions
  >['validate'],
  options: apiReferenceOptions,
});
const installed: InstalledPackage[][] = products.map(({ packages }) =>
  packages.map((options) => resolvePackage(siteDir, options)),
);
const loadRuntime = createRuntimeLoader(siteDir);

let pagesByProduct: ExtractedPage[][] = [];
let pages: ExtractedPage[] = [];

beforeAll(() => {
  pagesByProduct = extractAll(siteDir, installed);
  pages = pagesByProduct.flat();
}, 120_000);

/** The name under which a page's package is installed here: that of an older release is an alias. */
function getInstalledName(page: ExtractedPage): string {
  const found = installed
    .flat()
    .find(
      ({ publishedName, version }) =>
        publishedName === page.packageName && version === page.version,
    );
  return found?.name ?? page.packageName;
}

/** Module, as it is installed here, and exported name of a page's first import line. */
function parseImport(page: ExtractedPage): { source: string; name: string } {
  const [, clause = '', published = ''] =
    /^import (.+) from '(.+)';$/.exec(page.imports[0] ?? '') ?? [];
  const source = published.replace(page.packageName, getInstalledName(page));
  return { source, name: /^\{ (\w+)/.exec(clause)?.[1] ?? 'default' };
}

function toLabel(page: ExtractedPage): string {
  return `${getInstalledName(page)} ${page.name}`;
}

describe('the pages', () => {
  it('are those that the navigation lists, product by product', () => {
    const allEntries = Object.values(trees).flatMap((tree) => flattenTree(tree));
    products.forEach(({ basePath, archive }, index) => {
      // An older release has a sidebar of its own.
      if (archive) return;
      const listed = allEntries
        .map(({ pathname }) => pathname)
        .filter((pathname) => pathname.startsWith(`${basePath}/api/`));
      const generated = (pagesByProduct[index] ?? []).map(({ slug }) => `${basePath}/api/${slug}`);
      expect(generated.sort()).toEqual(listed.sort());
    });
  });

  it('name the release of the repository that their packages were published with', () => {
    for (const { name, sourceTag, version, dir } of installed.flat()) {
      const { dependencies } = jest.requireActual<{ dependencies: Record<string, string> }>(
        `${dir}/package.json`,
      );
      const { '@mui/utils': utils = '' } = dependencies;
      // Stable releases ask for a range, and have tags of their own number.
      const tag = /^\d/.test(utils) ? `v${utils}` : `v${version}`;
      expect([name, sourceTag ?? `v${version}`]).toEqual([name, tag]);
    }
  });

  it('have a readable type for every prop', () => {
    const broken = pages.flatMap((page) =>
      [...page.props, ...page.returns]
        .filter(
          ({ name, type }) => name === '' || type === '' || /import\(|\.\.\. \d+ more/.test(type),
        )
        .map(({ name, type }) => `${toLabel(page)} ${name}: ${type}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('CSS classes', () => {
  /** Every object of classes that a module exports, by the name of its component. */
  function findRuntimeClasses(page: ExtractedPage): Record<string, string> | undefined {
    const name = `${page.name.charAt(0).toLowerCase()}${page.name.slice(1)}Classes`;
    const exported = [parseImport(page).source, getInstalledName(page)].map(
      (source) => loadRuntime(source)[name],
    );
    return exported.find((value) => value !== undefined) as Record<string, string> | undefined;
  }

  it('are exactly those that the package exports', () => {
    const withClasses = pages.filter(({ kind }) => kind === 'component').filter(findRuntimeClasses);
    expect(withClasses.length).toBeGreaterThan(200);
    for (const page of withClasses) {
      const listed = Object.fromEntries(page.classes.map(({ key, className }) => [key, className]));
      expect([toLabel(page), listed]).toEqual([toLabel(page), findRuntimeClasses(page)]);
    }
  });

  it('tell state classes from the rest as the packages do', () => {
    const states = new Set(
      pages.flatMap(({ classes }) =>
        classes.filter(({ isState }) => isState).map(({ className }) => className),
      ),
    );
    for (const className of states) {
      expect(className).toMatch(
        /^(?:Mui|base-)-(?:active|checked|completed|disabled|error|expanded|focused|focusVisible|open|readOnly|required|selected)$/,
      );
    }
    expect(states.size).toBeGreaterThan(15);
  });
});

/** Names and values of every page, as assignments that only compile if the package's types agree. */
function createTypeCheck(checked: readonly ExtractedPage[]): string {
  const statements = checked.flatMap((page, index) => {
    const { source, name } = parseImport(page);
    const target = `typeof import('${source}')['${name}']`;
    const own = page.props.filter((prop) => prop.name !== 'component');
    return [
      `type P${index} = ${page.kind === 'hook' ? `Param<${target}>` : `ComponentProps<${target}>`};`,
      ...own.map(
        (prop) =>
          `({ n: '${prop.name}' }) satisfies { n: Keys<P${index}> }; // ${toLabel(page)} ${prop.name}`,
      ),
      ...own.flatMap((prop) =>
        prop.values.map(
          (value) =>
            `({ v: ${value} }) satisfies { v: Value<P${index}, '${prop.name}'> }; // ${toLabel(page)} ${prop.name}`,
        ),
      ),
    ];
  });
  return [
    "import type { ComponentProps } from 'react';",
    'type Param<F> = F extends (first: infer P, ...rest: never[]) => unknown ? NonNullable<P> : never;',
    'type Keys<T> = T extends unknown ? keyof T : never;',
    'type Value<T, N extends PropertyKey> = T extends unknown ? (N extends keyof T ? T[N] : never) : never;',
    ...statements,
  ].join('\n');
}

function compile(fileName: string, source: string): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => name === fileName || fileExists(name);
  host.readFile = (name) => (name === fileName ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === fileName
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([fileName], options, host);
  const file = program.getSourceFile(fileName);
  return program.getSemanticDiagnostics(file).map(({ messageText, start = 0 }) => {
    const line = source.slice(source.lastIndexOf('\n', start) + 1).split('\n')[0] ?? '';
    return `${line}\n  ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200)}`;
  });
}

describe('types', () => {
  it('accept every listed prop and every listed value, and no invented one', () => {
    const source = createTypeCheck(pages);
    const invented = "({ v: 'huge' }) satisfies { v: Value<P0, 'nothing'> };";
    const problems = compile(`${siteDir}/__api-reference-check.ts`, `${source}\n${invented}`);
    expect(problems.filter((problem) => !problem.startsWith(invented))).toEqual([]);
    expect(problems).toHaveLength(1);
  }, 120_000);
});

/**
 * Defaults that packages document and that rendering does not confirm: given explicitly, they are
 * written into the markup, reset what a context says, or hold in one state of the component only.
 */
const NOT_CONFIRMED = [
  "@mui/base NumberInput componentName = 'useNumberInput'",
  "@mui/joy Autocomplete color = 'neutral'",
  '@mui/joy Button tabIndex = 0',
  "@mui/joy Checkbox variant = 'solid'",
  "@mui/joy CircularProgress size = 'md'",
  '@mui/joy Grid lg = false',
  '@mui/joy Grid md = false',
  '@mui/joy Grid sm = false',
  '@mui/joy Grid xl = false',
  "@mui/joy IconButton size = 'md'",
  '@mui/joy IconButton tabIndex = 0',
  "@mui/joy Input color = 'neutral'",
  "@mui/joy Link variant = 'plain'",
  '@mui/joy ListItemButton tabIndex = 0',
  "@mui/joy SvgIcon size = 'md'",
  "@mui/joy Textarea color = 'neutral'",
  '@mui/material Checkbox tabIndex = 0',
  '@mui/material Radio tabIndex = 0',
  '@mui/material Switch tabIndex = 0',
];

describe('defaults', () => {
  /** The value of a default that is a literal; undefined for code. */
  function parseLiteral(text: string | null): string | number | boolean | undefined {
    if (text === null) return undefined;
    const [, quoted] = /^'([^']*)'$/.exec(text) ?? [];
    if (quoted !== undefined) return quoted;
    if (text === 'true' || text === 'false') return text === 'true';
    return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
  }

  function render(type: ElementType, props: Record<string, unknown>): string | null {
    try {
      return renderToString(createElement(type, { children: 'x', ...props }));
    } catch {
      return null;
    }
  }

  it('render what leaving the prop out renders', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    const contradicted: string[] = [];
    let confirmed = 0;
    for (const page of pages.filter(({ kind }) => kind === 'component')) {
      const type = loadRuntime(getInstalledName(page))[
        parseImport(page).name === 'default' ? page.name : parseImport(page).name
      ] as ElementType | undefined;
      const plain = type && render(type, {});
      if (!type || plain === null) continue;
      for (const prop of page.props.filter(({ deprecated }) => deprecated === null)) {
        const value = parseLiteral(prop.default);
        if (value === undefined) continue;
        const other =
          typeof value === 'boolean'
            ? !value
            : prop.values.map(parseLiteral).find((each) => each !== value && each !== undefined);
        const same = render(type, { [prop.name]: value });
        if (same !== null && same !== plain)
          contradicted.push(`${toLabel(page)} ${prop.name} = ${prop.default}`);
        else if (other !== undefined && render(type, { [prop.name]: other }) !== plain)
          confirmed += 1;
      }
    }
    expect(contradicted.sort()).toEqual([...NOT_CONFIRMED].sort());
    expect(confirmed).toBeGreaterThanOrEqual(430);
  }, 60_000);
});
