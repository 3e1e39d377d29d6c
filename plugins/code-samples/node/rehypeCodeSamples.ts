import path from 'node:path';
import type { Element, ElementContent, Parents, Root } from 'hast';
import { normalizeRehypeOptions, type RehypeOptions, type UserRehypeOptions } from '../options';
import { buildSample, type Sample, type SampleInput } from './buildSample';
import { highlight } from './highlight';
import { SampleProblem } from './sampleProblem';

/** The little of a `VFile` that is needed here. */
interface MarkdownFile {
  readonly path?: string;
  fail(reason: string, options?: { place?: Element['position']; source?: string }): never;
}

/**
 * Rehype plugin: highlights the code blocks of Markdown while the site is built. Every
 * `<pre><code>` that comes from Markdown becomes `<pre html="…" title="…" language="…">`, which
 * this plugin's `@theme/MDXComponents/Pre` renders. Put it last among the rehype plugins, and use
 * it together with the theme of this folder.
 *
 * Serves 'Code samples and copying': what the element's text is, is what readers copy.
 *
 * @param userOptions see `RehypeOptions`
 * @throws Error (ending the build) with file, line and remedy for every mistake in the file's samples
 */
export function rehypeCodeSamples(
  userOptions?: UserRehypeOptions,
): (tree: Root, file: MarkdownFile) => Promise<void> {
  const { languageAliases, toJavaScript } = normalizeRehypeOptions(userOptions);
  return async (tree, file) => {
    const additions: Array<Promise<void>> = [];
    const failures: Array<{ reason: string; place: Element['position'] }> = [];
    replaceCodeBlocks(tree, (pre, input) => {
      try {
        const sample = buildSample(input, languageAliases);
        const element = toSampleElement(pre, input, sample);
        additions.push(addJavaScript(element, input, sample, toJavaScript));
        return element;
      } catch (error) {
        if (!(error instanceof SampleProblem)) {
          throw error;
        }
        failures.push({ reason: describe(error, file, pre, input), place: pre.position });
        return pre;
      }
    });
    if (failures.length > 0) {
      file.fail(failures.map(({ reason }) => reason).join('\n'), {
        place: failures[0]?.place,
        source: 'code-samples',
      });
    }
    await Promise.all(additions);
  };
}

function replaceCodeBlocks(
  parent: Parents | ElementContent,
  replace: (pre: Element, input: SampleInput) => Element,
): void {
  if (!('children' in parent)) {
    return;
  }
  parent.children.forEach((child, index) => {
    const input = child.type === 'element' ? readCodeBlock(child) : null;
    if (child.type === 'element' && input) {
      parent.children[index] = replace(child, input);
    } else if ('children' in child) {
      replaceCodeBlocks(child, replace);
    }
  });
}

/** `null` for anything but a `pre` that holds nothing but a `code` that holds nothing but text. */
function readCodeBlock(pre: Element): SampleInput | null {
  const [code, ...others] = pre.children;
  if (pre.tagName !== 'pre' || others.length > 0) {
    return null;
  }
  if (code?.type !== 'element' || code.tagName !== 'code') {
    return null;
  }
  let text = '';
  for (const child of code.children) {
    if (child.type !== 'text') {
      return null;
    }
    text += child.value;
  }
  const meta = code.properties.metastring ?? (code.data as { meta?: unknown } | undefined)?.meta;
  return { text, language: readLanguage(code), meta: typeof meta === 'string' ? meta : '' };
}

function readLanguage(code: Element): string | null {
  const classNames = code.properties.className;
  const languageClass = Array.isArray(classNames)
    ? classNames.map(String).find((name) => name.startsWith('language-'))
    : undefined;
  return languageClass?.slice('language-'.length) ?? null;
}

/** Adds the sample in JavaScript where it is TypeScript, and has another form. */
async function addJavaScript(
  element: Element,
  { language }: SampleInput,
  { plainCode }: Sample,
  toJavaScript: RehypeOptions['toJavaScript'],
): Promise<void> {
  if (plainCode === null || (language !== 'ts' && language !== 'tsx')) return;
  const js = await toJavaScript(plainCode, `sample.${language}`);
  if (js !== null) element.properties.jsHtml = highlight(js, language === 'ts' ? 'js' : 'jsx');
}

function toSampleElement(pre: Element, input: SampleInput, { html, title }: Sample): Element {
  return {
    type: 'element',
    tagName: 'pre',
    properties: {
      html,
      ...(title !== null && { title }),
      ...(input.language !== null && { language: input.language }),
    },
    children: [],
    position: pre.position,
  };
}

function describe(
  problem: SampleProblem,
  file: MarkdownFile,
  pre: Element,
  input: SampleInput,
): string {
  const filePath = file.path === undefined ? 'Markdown' : path.relative('', file.path);
  // Code that another plugin made (tabs of package managers) has no line of its own.
  const where =
    pre.position === undefined
      ? `${filePath}, sample "${input.text.trim().split('\n')[0] ?? ''}"`
      : `${filePath}:${pre.position.start.line + problem.lineOffset}`;
  return `${where}: ${problem.message}`;
}
