import fs from 'node:fs';
import path from 'node:path';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { ApiPage } from '../../../plugins/api-reference/client/types';
import { getDemoName } from '../printCode';
import { findApiFile } from './apiFiles';
import { buildControls, type AuthoredValues } from './buildControls';
import { findFrontMatterLine, FRONT_MATTER_KEY, readAuthoredValues } from './frontMatter';
import { PlaygroundError, type SourcePlace } from './playgroundError';
import { buildQuery } from './request';

export interface RemarkPlaygroundsOptions {
  /** The site's folder; paths in messages are relative to it. */
  readonly siteDir: string;
  /** Absolute path of the page that the given one translates, undefined for an original. */
  readonly getOriginalPath: (pagePath: string) => string | undefined;
}

type PlaygroundElement = MdxJsxFlowElement | MdxJsxTextElement;

const ELEMENT = 'Playground';
/** What shows it: every page has the frame of demos, so that a playground adds nothing to one. */
const FRAME = 'Demo';

function collectElements(node: {
  type: string;
  name?: unknown;
  children?: unknown;
}): PlaygroundElement[] {
  const isElement = /^mdxJsx(?:Flow|Text)Element$/.test(node.type) && node.name === ELEMENT;
  if (isElement) return [node as PlaygroundElement];
  const children = Array.isArray(node.children) ? node.children : [];
  return children.flatMap((child) => collectElements(child as { type: string }));
}

function readComponent({ attributes }: PlaygroundElement, place: SourcePlace): string {
  const [attribute, ...others] = attributes;
  if (
    attribute?.type === 'mdxJsxAttribute' &&
    attribute.name === 'component' &&
    typeof attribute.value === 'string' &&
    others.length === 0
  ) {
    return attribute.value;
  }
  throw new PlaygroundError(
    place,
    `<${ELEMENT}> has one attribute, component, and it is text.`,
    `write <${ELEMENT} component="Button" />; start values stand in the front matter.`,
  );
}

function toImport(identifier: string, request: string) {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: identifier } },
        ],
        source: { type: 'Literal', value: request },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: `import ${identifier} from '${request}'`, data: { estree } };
}

/** `[[null, __playground0]]`: what a demo without styling variants gets. */
function toVariantsAttribute(identifier: string): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ArrayExpression',
          elements: [
            {
              type: 'ArrayExpression',
              elements: [
                { type: 'Literal', value: null },
                { type: 'Identifier', name: identifier },
              ],
            },
          ],
        },
      },
    ],
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'variants',
    value: { type: 'mdxJsxAttributeValueExpression', value: identifier, data: { estree } },
  };
}

/**
 * Remark plugin: makes every `<Playground component="X" />` a demo, with the module that the loader
 * makes of the component's API data and of the start values in the page's front matter. Runs after
 * the plugin that reads demos.
 *
 * @throws {PlaygroundError} naming page and line: an unknown component, a start value that its prop
 *   cannot have, start values without a playground, a component that stands twice
 */
export function remarkPlaygrounds({ siteDir, getOriginalPath }: RemarkPlaygroundsOptions) {
  return (tree: Root, file: VFile) => {
    const toSitePath = (absolutePath: string) =>
      path.relative(siteDir, absolutePath).split(path.sep).join('/');
    const filePath = toSitePath(file.path);
    const page = { filePath, source: String(file.value) };
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const authoredValues = readAuthoredValues(frontMatter, page);
    const lines = new Map<string, number>();

    const readRequest = (element: PlaygroundElement) => {
      const line = element.position?.start.line ?? 1;
      const component = readComponent(element, { filePath, line });
      const earlier = lines.get(component);
      if (earlier !== undefined) {
        throw new PlaygroundError(
          { filePath, line },
          `the playground of ${component} already stands in line ${earlier}.`,
          'show it once: its component names its parameters in the address.',
        );
      }
      lines.set(component, line);
      const originalPath = toSitePath(getOriginalPath(file.path) ?? file.path);
      const { filePath: apiFile, similar } = findApiFile(siteDir, originalPath, component);
      if (apiFile === null) {
        throw new PlaygroundError(
          { filePath, line },
          `there is no API data of the component "${component}" beside this page.`,
          similar.length > 0
            ? `correct the name; data that begin alike: ${similar.join(', ')}.`
            : 'correct the name, or give the component an API page in api-reference.config.ts.',
        );
      }
      const authored = authoredValues.get(component) ?? {};
      checkControls(apiFile, component, authored);
      const query = buildQuery('playground', { page: `${filePath}:${line}`, authored });
      return { component, request: `${apiFile}${query}` };
    };

    const checkControls = (apiFile: string, component: string, authored: AuthoredValues) => {
      const api = JSON.parse(fs.readFileSync(apiFile, 'utf8')) as ApiPage;
      const [first, ...others] = buildControls(api, authored).problems;
      if (!first) return;
      const more = others.map(({ problem, remedy }) => `\n  Also: ${problem} ${remedy}`).join('');
      throw new PlaygroundError(
        { filePath, line: findFrontMatterLine(page.source, [component, first.prop]) },
        first.problem,
        first.remedy + more,
      );
    };

    const imports = collectElements(tree).map((element, index) => {
      const identifier = `__playground${index}`;
      const { component, request } = readRequest(element);
      element.name = FRAME;
      element.attributes = [
        { type: 'mdxJsxAttribute', name: 'name', value: getDemoName({ component }) },
        toVariantsAttribute(identifier),
      ];
      return toImport(identifier, request);
    });
    for (const component of authoredValues.keys()) {
      if (lines.has(component)) continue;
      throw new PlaygroundError(
        { filePath, line: findFrontMatterLine(page.source, [component]) },
        `"${FRONT_MATTER_KEY}.${component}" gives start values to a playground that the page does not have.`,
        `write <${ELEMENT} component="${component}" />, or remove them.`,
      );
    }
    (tree.children as unknown[]).unshift(...imports);
  };
}
