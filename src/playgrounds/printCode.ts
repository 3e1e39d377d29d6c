import type { PlaygroundData, PropValue, Values } from './types';
import { listProps } from './values';

/** Part of a line: plain, or of a kind that code samples have a color for (`t-y`, `t-a`, …). */
export interface CodePart {
  readonly text: string;
  /** Class of the part, of those of highlighted samples; null: plain. */
  readonly className: 't-y' | 't-a' | 't-s' | 't-n' | null;
}

/** Lines up to this length stay one. */
const MAX_LINE_LENGTH = 70;

const plain = (text: string): CodePart => ({ text, className: null });

function printLiteral(value: PropValue): CodePart {
  return typeof value === 'string'
    ? { text: JSON.stringify(value), className: 't-s' }
    : { text: String(value), className: 't-n' };
}

/** `variant="text"`, `disabled`, `label={"\"\""}`: a JSX string knows entities, but no escapes. */
function printAttribute([name, value]: readonly [string, PropValue]): CodePart[] {
  const attribute: CodePart = { text: name, className: 't-a' };
  if (value === true) return [attribute];
  if (typeof value === 'string' && !/["&\\]/.test(value)) {
    return [attribute, plain('='), { text: `"${value}"`, className: 't-s' }];
  }
  return [attribute, plain('={'), printLiteral(value), plain('}')];
}

/** Text between tags loses its outer spaces and gives some characters a meaning. */
function printChildren(value: PropValue): CodePart[] {
  const isText = typeof value === 'string' && !/[{}<>&]|^\s|\s$|\s\s|^$/.test(value);
  return isText ? [plain(value)] : [plain('{'), printLiteral(value), plain('}')];
}

function getLength(parts: readonly CodePart[]): number {
  return parts.reduce((sum, { text }) => sum + text.length, 0);
}

/** The element as a reader would write it: on one line, or a line for each attribute. */
export function printElement(data: PlaygroundData, values: Values): CodePart[] {
  const { component } = data;
  const props = listProps(data, values);
  const attributes = props.filter(([name]) => name !== 'children').map(printAttribute);
  const children = props.filter(([name]) => name === 'children').map(([, value]) => value);
  const tag: CodePart = { text: component, className: 't-y' };
  const content = children.map(printChildren);
  const oneLine = [
    plain('<'),
    tag,
    ...attributes.flatMap((parts) => [plain(' '), ...parts]),
    ...(content.length === 0
      ? [plain(' />')]
      : [plain('>'), ...content.flat(), plain('</'), tag, plain('>')]),
  ];
  if (attributes.length === 0 || getLength(oneLine) <= MAX_LINE_LENGTH) return oneLine;
  return [
    plain('<'),
    tag,
    ...attributes.flatMap((parts) => [plain('\n  '), ...parts]),
    ...(content.length === 0
      ? [plain('\n/>')]
      : [plain('\n>\n  '), ...content.flat(), plain('\n</'), tag, plain('>')]),
  ];
}

export function joinParts(parts: readonly CodePart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** A whole demo of the element, for the live editor and for copying. */
export function printDemo(data: PlaygroundData, values: Values): string {
  const element = joinParts(printElement(data, values));
  const body = element.includes('\n')
    ? `(\n    ${element.replaceAll('\n', '\n    ')}\n  )`
    : element;
  return [
    data.importLine,
    '',
    `export default function ${getDemoName(data)}() {`,
    `  return ${body};`,
    '}',
    '',
  ].join('\n');
}

/** Name of the demo that a playground becomes in the editor. */
export function getDemoName({ component }: Pick<PlaygroundData, 'component'>): string {
  return `${component}Playground`;
}
