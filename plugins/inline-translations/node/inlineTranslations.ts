import { parse, type CallExpression, type Expression, type ObjectExpression } from 'acorn';
import { simple } from 'acorn-walk';
import { readText } from './readText';

/** Texts of a language by their ids, as Docusaurus generates them. */
export type Translations = Readonly<Record<string, string>>;

/** A part of the code, and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a text is said to be in the code: its id, and itself in the language that it was written in. */
interface Declaration {
  readonly id: string | undefined;
  readonly message: string | undefined;
  /** Values that are put into it, as they stand in the code. */
  readonly values: Expression | undefined;
}

const MODULE = '@docusaurus/Translate';

/** The names that the code has for `Translate` and `translate`. */
function findNames(code: string) {
  const names: { component?: string; function?: string } = {};
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== MODULE) continue;
    for (const { type, local } of statement.specifiers) {
      if (type === 'ImportDefaultSpecifier') names.component = local.name;
      else if (type === 'ImportSpecifier') names.function = local.name;
    }
  }
  return { program, names };
}

/** Null for what only runs can tell. */
function readDeclaration(object: ObjectExpression, messageKey: string): Declaration | null {
  const found: { id?: string; message?: string; values?: Expression } = {};
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') {
      return null;
    }
    const { name } = property.key;
    if (name === 'values') found.values = property.value;
    if (name !== 'id' && name !== messageKey) continue;
    const text = readText(property.value);
    if (text === null) return null;
    found[name === 'id' ? 'id' : 'message'] = text;
  }
  const { id, message, values } = found;
  return id === undefined && message === undefined ? null : { id, message, values };
}

/** As Docusaurus looks it up. */
function findText({ id, message }: Declaration, translations: Translations): string {
  return translations[(id ?? message) as string] ?? message ?? (id as string);
}

class Inliner {
  private readonly edits: Edit[] = [];

  constructor(
    private readonly code: string,
    private readonly translations: Translations,
  ) {}

  /** `translate({ id, message, description }, values)` */
  replaceFunction({ start, end, arguments: [object, values] }: CallExpression): boolean {
    if (object?.type !== 'ObjectExpression') return false;
    const declaration = readDeclaration(object, 'message');
    if (!declaration) return false;
    const text = JSON.stringify(findText(declaration, this.translations));
    if (values) this.edit(object.start, object.end, `{ message: ${text} }`);
    else this.edit(start, end, text);
    return true;
  }

  /** `jsx(Translate, { id, description, values, children })` */
  replaceComponent({ start, end, arguments: [, object] }: CallExpression): boolean {
    if (object?.type !== 'ObjectExpression') return false;
    const declaration = readDeclaration(object, 'children');
    if (!declaration) return false;
    const text = JSON.stringify(findText(declaration, this.translations));
    const { values } = declaration;
    if (values) {
      const printed = this.print(values.start, values.end);
      this.edit(object.start, object.end, `{ children: ${text}, values: ${printed} }`);
    } else this.edit(start, end, text);
    return true;
  }

  print(start = 0, end = this.code.length): string {
    let printed = '';
    let position = start;
    for (const edit of this.edits) {
      if (edit.start < start || edit.end > end) continue;
      printed += this.code.slice(position, edit.start) + edit.text;
      position = edit.end;
    }
    return printed + this.code.slice(position, end);
  }

  /** What it contains has been edited before, and is in its text. */
  private edit(start: number, end: number, text: string): void {
    const others = this.edits.filter((edit) => edit.end <= start || edit.start >= end);
    this.edits.splice(0, Infinity, ...others, { start, end, text });
    this.edits.sort((one, other) => one.start - other.start);
  }
}

/**
 * Code in which every text of the interface stands in one language. A text without values is a string
 * afterwards; one with values keeps the function or the component that puts them in.
 *
 * @param code a module after its JSX has been compiled
 * @param translations texts by id; what is not among them stays as the code has it
 * @param file named in messages
 * @throws Error, which stops the build, if a text's id is known only when the code runs, or if
 *   `translate` is not called where it is named: it would not be translated
 */
export function inlineTranslations(code: string, translations: Translations, file: string): string {
  const { program, names } = findNames(code);
  const inliner = new Inliner(code, translations);
  const isNamed = (node: { type: string; name?: string } | undefined, name: string | undefined) =>
    name !== undefined && node?.type === 'Identifier' && node.name === name;
  let open = 0;
  // What is inside comes first.
  simple(program, {
    Identifier({ name }) {
      if (name === names.component || name === names.function) open += 1;
    },
    CallExpression(call) {
      const isFunction = isNamed(call.callee, names.function);
      if (isFunction ? inliner.replaceFunction(call) : false) open -= 1;
      const isComponent = isNamed(call.arguments[0], names.component);
      if (isComponent && inliner.replaceComponent(call)) open -= 1;
    },
  });
  if (open === 0) return inliner.print();
  throw new Error(
    `plugins/inline-translations: ${file} uses translate() or <Translate> ${open} time(s) in a way that ` +
      'cannot be translated while the site is built. Call it where it is named, with "id" and the text ' +
      'written out as strings, as `docusaurus write-translations` needs it, too.',
  );
}
