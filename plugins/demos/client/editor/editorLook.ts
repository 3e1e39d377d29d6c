import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * Colors of code: the custom properties by which a site colors its code samples, each with a default
 * of its own. They travel with the editor's script; the page's stylesheet does not grow by them.
 */
const COLORS = {
  background: ['#f6f8fb', '#101822'],
  text: ['#1b2733', '#dde5ee'],
  muted: ['#566575', '#94a5b7'],
  focus: ['#0a66c8', '#7bbcff'],
  comment: ['#546474', '#94a5b7'],
  keyword: ['#8a2393', '#dba6f7'],
  string: ['#1c6433', '#93d7a0'],
  number: ['#9a3a08', '#f5b183'],
  function: ['#0b57b0', '#84c1ff'],
  type: ['#0a626b', '#76d3d8'],
  tag: ['#a81b45', '#ffa1b8'],
  attribute: ['#77500a', '#e9c77c'],
  regex: ['#a2250c', '#ffa48f'],
} as const;

type ColorName = keyof typeof COLORS;

const getColor = (name: ColorName) => `var(--_${name})`;

function declareColors(mode: 0 | 1): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COLORS).map(([name, values]) => [
      `--_${name}`,
      `var(--code-${name}, ${values[mode]})`,
    ]),
  );
}

export const editorTheme = EditorView.theme({
  '&': {
    ...declareColors(0),
    backgroundColor: getColor('background'),
    color: getColor('text'),
    fontSize: '0.8125rem',
    maxBlockSize: '70vh',
  },
  "[data-theme='dark'] &": declareColors(1),
  // The ring is inside: outside, the frame's neighbours would cover it.
  '&.cm-focused': { outline: `2px solid ${getColor('focus')}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--brand-font-mono, monospace)', lineHeight: '1.6' },
  '.cm-content': { padding: '1rem 0', caretColor: getColor('text') },
  '.cm-line': { padding: '0 1rem' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: `1px solid ${getColor('muted')}`,
  },
});

function style(color: ColorName, ...tag: (typeof tags)['name'][]) {
  return { tag, color: getColor(color) };
}

export const editorHighlight = HighlightStyle.define([
  { ...style('comment', tags.comment), fontStyle: 'italic' },
  style('keyword', tags.keyword, tags.modifier, tags.self),
  style('string', tags.string, tags.attributeValue),
  style('number', tags.number, tags.bool, tags.null),
  style('function', tags.function(tags.variableName), tags.function(tags.propertyName)),
  style('type', tags.typeName, tags.className),
  style('tag', tags.tagName),
  style('attribute', tags.attributeName, tags.propertyName),
  style('regex', tags.regexp),
]);
