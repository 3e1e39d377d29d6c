import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { StylingOption } from '../options';
import { toJavaScript, toJavaScriptName, type Formatting } from './javascript/toJavaScript';
import { listSourceFiles } from './listSourceFiles';
import { collectDemoElements, type RemarkDemosOptions } from './remarkDemos';
import { resolveDemo } from './resolveDemo';

/** A file of a demo, without markup. */
export interface PlainText {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

export interface PlainFile extends PlainText {
  /** Its JavaScript: null where nothing is left without types, missing where it is no TypeScript. */
  readonly js?: PlainText | null;
}

/** A demo that a page shows, by its sources. */
export interface PageDemo {
  /** The demo's anchor on the page. */
  readonly name: string;
  readonly variants: ReadonlyArray<{
    /** Label of the styling; null for a demo without variants. */
    readonly styling: string | null;
    readonly files: readonly PlainFile[];
  }>;
}

export interface DemoReaderOptions extends Pick<RemarkDemosOptions, 'siteDir' | 'getOriginalPath'> {
  readonly stylings: readonly StylingOption[];
  /** How derived JavaScript is laid out. */
  readonly formatting: Formatting;
}

async function parsePage(content: string): Promise<Root> {
  // These packages are ES modules only; this file is loaded as CommonJS.
  const [{ unified }, parse, mdx, frontmatter] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-frontmatter'),
  ]);
  const processor = unified().use(parse.default).use(mdx.default).use(frontmatter.default);
  return processor.parse(content);
}

async function listSources(pagePath: string): Promise<string[]> {
  const content = fs.readFileSync(pagePath, 'utf8');
  // Most pages of a site have none, and parsing them takes seconds in all.
  if (!content.includes('<Demo')) return [];
  return collectDemoElements(await parsePage(content)).flatMap(({ attributes }) =>
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      attribute.name === 'src' &&
      typeof attribute.value === 'string'
        ? [attribute.value]
        : [],
    ),
  );
}

/** Demos that a page written in TypeScript imports whole: `import demo from '@site/…/Name.tsx?demo'`. */
function listImports(pagePath: string, siteDir: string): string[] {
  const imports = fs.readFileSync(pagePath, 'utf8').matchAll(/ from '([^'\n]+\.tsx)\?demo'/g);
  return Array.from(imports, ([, request = '']) =>
    request.startsWith('@site/')
      ? path.join(siteDir, request.slice('@site/'.length))
      : path.resolve(path.dirname(pagePath), request),
  );
}

/**
 * Makes a function that reads the demos of a page from the disk, for whoever shows pages in another
 * form than HTML. It takes pages that were built: what is wrong with a demo has been said by then.
 *
 * @returns a function of the absolute path of a page, be it MDX or a component
 */
export function createDemoReader({
  siteDir,
  getOriginalPath,
  stylings,
  formatting,
}: DemoReaderOptions): (pagePath: string) => Promise<PageDemo[]> {
  /** Several pages and languages show one demo: an API page that of its component, for example. */
  const known = new Map<string, Promise<PlainFile[]>>();

  async function readFile({ name, language, code }: PlainText): Promise<PlainFile> {
    if (language !== 'tsx' && language !== 'ts') return { name, language, code };
    const jsCode = await toJavaScript(code, name, formatting);
    const js = {
      name: toJavaScriptName(name),
      language: language === 'tsx' ? 'jsx' : 'js',
      code: jsCode,
    };
    return { name, language, code, js: jsCode === '' ? null : js };
  }

  async function readFiles(absolutePath: string): Promise<PlainFile[]> {
    const files = listSourceFiles({
      absolutePath,
      filePath: path.relative(siteDir, absolutePath).split(path.sep).join('/'),
      source: fs.readFileSync(absolutePath, 'utf8'),
    });
    return Promise.all(files.map(readFile));
  }

  function readOnce(absolutePath: string): Promise<PlainFile[]> {
    const files = known.get(absolutePath) ?? readFiles(absolutePath);
    known.set(absolutePath, files);
    return files;
  }

  return async (pagePath) => {
    if (!pagePath.endsWith('.mdx') && !pagePath.endsWith('.md')) {
      return Promise.all(
        listImports(pagePath, siteDir).map(async (absolutePath) => ({
          name: path.basename(absolutePath, '.tsx'),
          variants: [{ styling: null, files: await readOnce(absolutePath) }],
        })),
      );
    }
    const demos = (await listSources(pagePath)).map((src) =>
      resolveDemo(src, {
        pagePath,
        originalPath: getOriginalPath?.(pagePath),
        place: { filePath: path.relative(siteDir, pagePath) },
        stylings: stylings.map(({ id }) => id),
        // Whether it may was checked when the page was built.
        mayLeadOut: true,
      }),
    );
    return Promise.all(
      demos.map(async ({ name, variants }) => ({
        name,
        variants: await Promise.all(
          variants.map(async ({ styling, request }) => ({
            styling: stylings.find(({ id }) => id === styling)?.label ?? null,
            files: await readOnce(path.join(path.dirname(pagePath), request)),
          })),
        ),
      })),
    );
  };
}
