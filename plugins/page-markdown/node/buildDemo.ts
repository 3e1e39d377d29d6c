import type { Element } from 'hast';
import { createElement, createText } from './hast';
import type { CodeLanguage, DemoFile, DemoText, PageDemo } from './types';

/** Quotes would end the value, and a fence has no way to escape them. */
const quote = (value: string) => `"${value.replace(/["`\n]/g, "'")}"`;

/** A sample: what stands after the fence besides the language travels as `data-meta`. */
export function buildSample({ name, language, code }: DemoText, labels = ''): Element {
  const meta = [name && `title=${quote(name)}`, labels].filter(Boolean).join(' ');
  return createElement(
    'pre',
    [createElement('code', [createText(code)], { className: [`language-${language}`] })],
    meta ? { dataMeta: meta } : {},
  );
}

function pickLanguage(file: DemoFile, language: CodeLanguage): DemoText | null {
  return language === 'ts' || file.js === undefined ? file : file.js;
}

/**
 * A demo for machines: its name, then the full source of every variant, one sample for each file.
 * `demo` and `styling` after the fence say what a sample belongs to; `client/pickStyling.ts` reads them.
 *
 * @param label what assistive technology calls the demo on the page, in the page's language
 */
export function buildDemo(demo: PageDemo, label: string, language: CodeLanguage): Element[] {
  const samples = demo.variants.flatMap(({ styling, files }) =>
    files.flatMap((file) => {
      const text = pickLanguage(file, language);
      const labels = `demo=${quote(demo.name)}${styling === null ? '' : ` styling=${quote(styling)}`}`;
      return text ? [buildSample(text, labels)] : [];
    }),
  );
  return [createElement('p', [createElement('strong', [createText(label)])]), ...samples];
}
