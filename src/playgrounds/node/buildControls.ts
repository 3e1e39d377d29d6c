import type { ApiPage, ApiProp } from '../../../plugins/api-reference/client/types';
import { parseValue } from '../parseValue';
import type { Control, PropValue } from '../types';

/** Start values as an author writes them; null: no control for the prop. */
export type AuthoredValues = Readonly<Record<string, unknown>>;

/** What an author can have written wrong about one prop. */
export interface ControlProblem {
  readonly prop: string;
  readonly problem: string;
  readonly remedy: string;
}

export interface BuiltControls {
  readonly controls: readonly Control[];
  readonly problems: readonly ControlProblem[];
}

/**
 * Props whose value a browser follows or runs. The values of a playground come out of addresses, which
 * anybody can write.
 */
const UNSAFE_PROPS =
  /^(?:href|src|srcSet|action|formAction|component|dangerouslySetInnerHTML|on[A-Z].*)$/;

/** Every component that renders an element takes children, listed or not. */
const CHILDREN: Pick<ApiProp, 'name' | 'type' | 'values' | 'default' | 'deprecated'> = {
  name: 'children',
  type: 'ReactNode',
  values: [],
  default: null,
  deprecated: null,
};

type KnownProp = typeof CHILDREN;

/** `'small'` → `small`; undefined for what is no literal, such as an element or an object. */
function parseLiteral(code: string | null): PropValue | undefined {
  if (code === 'true' || code === 'false') return code === 'true';
  const [, text] = /^'([^'\\]*)'$/.exec(code ?? '') ?? [];
  if (text !== undefined) return text;
  return code !== null && /^-?\d+(?:\.\d+)?$/.test(code) ? Number(code) : undefined;
}

/** How a prop can be changed by a reader; null: by no control that there is. */
function toControl({ name, type, values, default: usual }: KnownProp): Control | null {
  if (UNSAFE_PROPS.test(name)) return null;
  const fallback = parseLiteral(usual) ?? null;
  const base = { name, choices: [], default: fallback, start: fallback };
  if (type === 'boolean') {
    const isOn = fallback === true;
    return { ...base, kind: 'flag', default: isOn, start: isOn };
  }
  if (values.length > 0) {
    const literals = values.map(parseLiteral).filter((value) => value !== undefined);
    const hasBoolean = /(?:^|\| )boolean\b/.test(type);
    const choices = [...new Set([...literals, ...(hasBoolean ? [false, true] : [])])];
    return { ...base, kind: 'choice', choices };
  }
  // A default that is no literal, such as a pattern or a variable, is none that could be compared.
  if (type === 'number') return { ...base, kind: 'number' };
  return /^(?:string|ReactNode|HTMLInputTypeAttribute|string \| number)$/.test(type)
    ? { ...base, kind: 'text' }
    : null;
}

function describeAllowed({ kind, choices }: Control): string {
  if (kind === 'flag') return 'true or false';
  if (kind === 'choice') return choices.join(', ');
  return kind === 'number' ? 'a number' : 'a text of one line';
}

/** The start value that an author wrote, undefined where the prop cannot have it. */
function readStart(control: Control, authored: unknown): PropValue | null | undefined {
  if (
    typeof authored !== 'string' &&
    typeof authored !== 'number' &&
    typeof authored !== 'boolean'
  ) {
    return undefined;
  }
  // YAML reads `true` for a text as well; a flag in quotes would be a text.
  const isOfKind =
    control.kind === 'flag'
      ? typeof authored === 'boolean'
      : control.kind !== 'number' || typeof authored === 'number';
  return isOfKind ? parseValue(control, String(authored)) : undefined;
}

function getFirstLetters(name: string): string {
  return name.slice(0, 3).toLowerCase();
}

function describeUnknown(prop: string, page: ApiPage, known: readonly KnownProp[]): ControlProblem {
  const similar = known
    .map(({ name }) => name)
    .filter((name) => getFirstLetters(name) === getFirstLetters(prop));
  const hint = similar.length > 0 ? similar : known.map(({ name }) => name);
  return {
    prop,
    problem: `the start value "${prop}" is no prop of ${page.name}.`,
    remedy: `write one of its props: ${hint.join(', ')}.`,
  };
}

/**
 * The controls of a playground: every choice and flag that the component lists itself, and whatever
 * the author gives a start value, inherited props and texts included. Texts come first, then what
 * else the author wrote, each in that order.
 */
export function buildControls(page: ApiPage, authored: AuthoredValues): BuiltControls {
  const known: KnownProp[] = [...page.props, ...page.inheritedProps];
  if (!known.some(({ name }) => name === CHILDREN.name)) known.push(CHILDREN);
  const problems: ControlProblem[] = [];
  const named = Object.entries(authored).flatMap(([prop, value]): Control[] => {
    const found = known.find(({ name }) => name === prop);
    if (!found) {
      problems.push(describeUnknown(prop, page, known));
      return [];
    }
    if (value === null) return [];
    const control = toControl(found);
    if (!control) {
      problems.push({
        prop,
        problem: `the prop "${prop}" of ${page.name} (${found.type}) has no control: readers cannot type what it takes, or an address must not set it.`,
        remedy: 'remove it; show it in a demo of its own.',
      });
      return [];
    }
    const start = readStart(control, value);
    if (start !== undefined) return [{ ...control, start }];
    problems.push({
      prop,
      problem: `the start value of "${prop}" is ${JSON.stringify(value)}.`,
      remedy: `write ${describeAllowed(control)}, or null for no control.`,
    });
    return [];
  });
  const listed = page.props
    .filter(({ name, deprecated }) => deprecated === null && !(name in authored))
    .map(toControl)
    .filter((control) => control?.kind === 'choice' || control?.kind === 'flag') as Control[];
  const isTyped = ({ kind }: Control) => kind === 'text' || kind === 'number';
  const rest = named.filter((control) => !isTyped(control));
  listed.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return { controls: [...named.filter(isTyped), ...rest, ...listed], problems };
}
