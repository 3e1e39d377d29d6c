import type { Element, ElementContent } from 'hast';
import { buildDemo, buildSample } from './buildDemo';
import { flattenCell } from './flattenCell';
import {
  createElement,
  createText,
  findElement,
  findElements,
  getText,
  hasClass,
  isElement,
} from './hast';
import type { PageHtml } from './readHtml';
import { separate } from './separate';
import type { CodeLanguage, PageDemo } from './types';

export interface SimplifyOptions {
  /** Absolute address of the page: links are completed by it. */
  readonly pageUrl: string;
  readonly demos: readonly PageDemo[];
  readonly language: CodeLanguage;
}

/** What a page is operated with, or decorated by. */
const IGNORED_TAGS = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'button',
  'label',
  'input',
  'nav',
];

/** Links of headings to themselves, tools of tables, the contents of the page beside it. */
const IGNORED_CLASSES = ['hash-link', 'api-toolbar', 'table-of-contents'];

function isIgnored(element: Element): boolean {
  const { properties, tagName } = element;
  return (
    IGNORED_TAGS.includes(tagName) ||
    IGNORED_CLASSES.some((name) => hasClass(element, name)) ||
    // The search leaves out the same: ads, and what this site says about itself.
    properties.dataPagefindIgnore !== undefined ||
    // What a live demo shows; its source stands for it.
    properties.dataDemoRoot !== undefined ||
    properties.inert !== undefined ||
    properties.role === 'status' ||
    properties.ariaHidden === 'true'
  );
}

type Rule = readonly [
  applies: (element: Element) => boolean,
  replace: (element: Element, options: SimplifyOptions) => ElementContent[],
];

/** Our samples bring their title along; the code is text without its colors. */
function simplifySample(element: Element): ElementContent[] {
  const title = findElement(element, (child) => hasClass(child, 'MuiCode-title'));
  const pre = findElement(element, ({ tagName }) => tagName === 'pre');
  if (!pre) return [];
  const code = findElement(pre, ({ tagName }) => tagName === 'code') ?? pre;
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = classes.map(String).find((name) => name.startsWith('language-')) ?? '';
  return [
    buildSample({
      name: title ? getText(title) : '',
      language: language.replace('language-', ''),
      code: getText(code),
    }),
  ];
}

/** A demo that no file is known of shows its state: what its preview says is all there is. */
function simplifyDemo(element: Element, options: SimplifyOptions): ElementContent[] {
  const label = String(element.properties.ariaLabel ?? element.properties.id);
  const demo = options.demos.find(({ name }) => name === element.properties.id);
  if (demo) return buildDemo(demo, label, options.language);
  const samples = findElements(element, (child) => hasClass(child, 'MuiCode-root'));
  if (samples.length === 0) return [];
  return [
    createElement('p', [createElement('strong', [createText(label)])]),
    ...samples.flatMap(simplifySample),
  ];
}

/** All panels, each below the name of its tab. */
function simplifyTabs(element: Element, options: SimplifyOptions): ElementContent[] {
  const tabs = findElements(element, ({ properties }) => properties.role === 'tab');
  const panels = findElements(element, ({ properties }) => properties.role === 'tabpanel');
  return panels.flatMap((panel, index) => [
    createElement('p', [createElement('strong', [createText(getText(tabs[index] ?? panel))])]),
    ...simplifyAll(panel.children, options),
  ]);
}

/** A quotation that begins with the kind or the title of the note. */
function simplifyAdmonition(element: Element, options: SimplifyOptions): ElementContent[] {
  const [heading, ...content] = element.children.filter((child) => isElement(child));
  const title = heading ? getText(heading).trim() : '';
  return [
    createElement('blockquote', [
      createElement('p', [
        createElement('strong', [createText(title.charAt(0).toUpperCase() + title.slice(1))]),
      ]),
      ...simplifyAll(content, options),
    ]),
  ];
}

function simplifyVariants(element: Element, options: SimplifyOptions): ElementContent[] {
  const sample = element.children.find((child) =>
    isElement(child, ({ properties }) => properties.dataCode === options.language),
  );
  return sample ? simplifyAll([sample], options) : [];
}

/** Markdown's tables have no caption: it goes before them. */
function simplifyTable(element: Element, options: SimplifyOptions): ElementContent[] {
  const isCaption = (child: ElementContent) =>
    isElement(child, ({ tagName }) => tagName === 'caption');
  const caption = element.children.find(isCaption);
  const rows = element.children.filter((child) => !isCaption(child));
  return [
    ...(caption ? [createElement('p', [createText(getText(caption))])] : []),
    createElement('table', simplifyAll(rows, options)),
  ];
}

function completeAddress(value: unknown, pageUrl: string): string {
  const address = String(value ?? '');
  return URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
}

const RULES: readonly Rule[] = [
  [(element) => hasClass(element, 'demo'), simplifyDemo],
  [(element) => hasClass(element, 'theme-tabs-container'), simplifyTabs],
  [(element) => hasClass(element, 'theme-admonition'), simplifyAdmonition],
  [(element) => hasClass(element, 'codeVariants'), simplifyVariants],
  [(element) => hasClass(element, 'MuiCode-root'), simplifySample],
  [({ tagName }) => tagName === 'table', simplifyTable],
  [
    ({ tagName }) => tagName === 'td' || tagName === 'th',
    ({ tagName, children }, options) => [
      createElement(tagName, flattenCell(simplifyAll(children, options))),
    ],
  ],
  [
    ({ tagName, properties }) => tagName === 'a' && properties.href !== undefined,
    ({ properties, children }, options) => [
      createElement('a', simplifyAll(children, options), {
        href: completeAddress(properties.href, options.pageUrl),
      }),
    ],
  ],
  [
    ({ tagName }) => tagName === 'img',
    ({ properties }, { pageUrl }) => [
      createElement('img', [], {
        src: completeAddress(properties.src, pageUrl),
        alt: String(properties.alt ?? ''),
      }),
    ],
  ],
];

function simplifyNode(node: ElementContent, options: SimplifyOptions): ElementContent[] {
  if (!isElement(node)) return node.type === 'text' ? [node] : [];
  if (isIgnored(node)) return [];
  const [, replace] = RULES.find(([applies]) => applies(node)) ?? [];
  if (replace) return replace(node, options);
  return [createElement(node.tagName, simplifyAll(node.children, options), node.properties)];
}

function simplifyAll(nodes: readonly ElementContent[], options: SimplifyOptions): ElementContent[] {
  return separate(nodes.flatMap((node) => simplifyNode(node, options)));
}

/** A page without a heading of its own, such as an app that fills it, begins with its title. */
function buildHead({ title, description }: PageHtml): ElementContent[] {
  return [
    createElement('h1', [createText(title)]),
    ...(description ? [createElement('p', [createText(description)])] : []),
  ];
}

/** Demos of the page's file that stand on the page without a frame: as all that it shows. */
function buildFramelessDemos(content: Element, { demos, language }: SimplifyOptions): Element[] {
  const isFrame = (element: Element, name: string) =>
    hasClass(element, 'demo') && element.properties.id === name;
  return demos
    .filter(({ name }) => !findElement(content, (element) => isFrame(element, name)))
    .flatMap((demo) => buildDemo(demo, demo.name, language));
}

/**
 * What Markdown can say of a page: no tools and no decoration, demos as their sources, tabs one below
 * the other, notes as quotations, addresses absolute.
 */
export function simplify(page: PageHtml, options: SimplifyOptions): Element {
  const content = createElement('div', simplifyAll(page.content.children, options));
  const hasHeading = findElement(content, ({ tagName }) => tagName === 'h1') !== undefined;
  return createElement('div', [
    ...(hasHeading ? [] : buildHead(page)),
    ...content.children,
    ...buildFramelessDemos(page.content, options),
  ]);
}
