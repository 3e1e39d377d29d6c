import path from 'node:path';
import ts from 'typescript';
import type { ApiBase, ApiClass, ApiSlot } from '../../client/types';
import { toSlug } from '../../client/toSlug';
import { toPublishedPath } from '../toPublishedPath';
import type { ExtractedPage, InstalledPackage } from '../types';
import type { PackageProgram } from './createProgram';
import type { ExportedValue } from './listExports';
import type { PrintContext } from './printType';
import { printType } from './printType';
import { findClassPrefix, readClasses, toClassesName, type RuntimeExports } from './readClasses';
import { readComment, type ComponentComment } from './readComment';
import { readImports } from './readImports';
import { readProps, type PropOrigins, type SortedProps } from './readProps';
import { readRefType, readRootElement } from './readRoot';
import { readSlots } from './readSlots';

/** An export together with all that reading it needs. */
export interface PageInput {
  readonly value: ExportedValue;
  /** Module in whose exports it was found. */
  readonly importPath: string;
  readonly module: ts.Symbol;
  readonly installed: InstalledPackage;
  readonly program: PackageProgram;
  readonly context: PrintContext;
  readonly origins: PropOrigins;
  /** What that module exports at run time. */
  readonly runtime: RuntimeExports;
  readonly loadRuntime: (importPath: string) => RuntimeExports;
  /** Names in `theme.components`. */
  readonly themeNames: ReadonlySet<string>;
}

const NO_PROPS: SortedProps = {
  own: [],
  inherited: new Map(),
  hasSystemProps: false,
  spreads: false,
};

/** The last overload is the plainest: the earlier ones are for `component` and the like. */
function getMainSignature({ signatures }: ExportedValue): ts.Signature {
  return signatures.at(-1) as ts.Signature;
}

function getParameterType(signature: ts.Signature, checker: ts.TypeChecker): ts.Type | null {
  const [parameter] = signature.parameters;
  return parameter ? checker.getNonNullableType(checker.getTypeOfSymbol(parameter)) : null;
}

/** Parameters of the signature's own; they stay as they are, since readers know them from there. */
function getTypeParameters(signature: ts.Signature): Set<string> {
  return new Set(signature.typeParameters?.map(({ symbol }) => symbol.name));
}

/** The prop `component` stands in the overload for it only. */
function readComponentProp({ value, program: { checker }, context }: PageInput) {
  for (const signature of value.signatures) {
    const props = getParameterType(signature, checker);
    const symbol = props && checker.getPropertyOfType(props, 'component');
    const isOwn = symbol?.declarations?.some((declaration) =>
      context.isDocumented(declaration.getSourceFile().fileName),
    );
    if (symbol && isOwn) {
      const text = symbol.getDocumentationComment(checker);
      return { description: ts.displayPartsToString(text) };
    }
  }
  return null;
}

function toBases(comment: ComponentComment, inherited: SortedProps['inherited']): ApiBase[] {
  const named = comment.bases.map(({ name, href }) => ({
    name,
    href,
    props: inherited.get(name) ?? [],
  }));
  const others = [...inherited]
    .filter(([name]) => !named.some((base) => base.name === name))
    .map(([name, props]) => ({ name, href: null, props }));
  return [...named, ...others];
}

function getSourceUrl({ value, installed }: PageInput): string | null {
  const file = value.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const folder = path.posix.dirname(path.posix.relative(installed.dir, file));
  return installed.sourceBaseUrl === null || folder.startsWith('..')
    ? null
    : `${installed.sourceBaseUrl}/${folder === '.' ? '' : folder}`;
}

/**
 * The classes of a component are exported beside it, by its folder; the package exports them too,
 * mostly.
 */
function readComponentClasses(input: PageInput, imports: readonly string[]): ApiClass[] {
  const { value, module, installed, program, runtime, loadRuntime } = input;
  const { checker } = program;
  const [, source = ''] = / from '(.+)';$/.exec(imports[0] ?? '') ?? [];
  const folder = source.replace(installed.name, installed.dir);
  const file = program.program.getSourceFile(`${folder}/index.d.ts`);
  const folderModule = file && checker.getSymbolAtLocation(file);
  const places = [
    { module: folderModule, getRuntime: () => loadRuntime(source) },
    { module, getRuntime: () => runtime },
  ];
  for (const place of places) {
    const symbol =
      place.module && checker.tryGetMemberInModuleExports(toClassesName(value.name), place.module);
    const declared = symbol && checker.getTypeOfSymbol(symbol);
    const classes = declared
      ? readClasses(value.name, declared, place.getRuntime(), findClassPrefix(runtime), checker)
      : [];
    if (classes.length > 0) return classes;
  }
  return [];
}

/** Slots that are inherited stand on the page of the base, like the prop `slots` itself. */
function readOwnSlots(
  props: ts.Type | null,
  { own }: SortedProps,
  classes: readonly ApiClass[],
  checker: ts.TypeChecker,
): ApiSlot[] {
  return props && own.some(({ name }) => name === 'slots')
    ? readSlots(props, classes, checker)
    : [];
}

function toPublishedImport(line: string, installed: InstalledPackage): string {
  return line.replace(/(?<= from ')[^']+/, (source) => toPublishedPath(source, installed));
}

function extractCommon(input: PageInput) {
  const { value, installed, importPath, program } = input;
  const imports = readImports(value, importPath, installed, program);
  const comment = readComment(value.symbol, program.checker);
  return {
    comment,
    imports,
    base: {
      kind: value.kind,
      name: value.name,
      slug: toSlug(value.name),
      description: comment.description,
      packageName: installed.publishedName,
      version: installed.version,
      imports: imports.map((line) => toPublishedImport(line, installed)),
      sourceUrl: getSourceUrl(input),
      isUnstable: value.isUnstable,
      deprecated: comment.deprecated,
    },
  };
}

function withComponentProp(
  { own }: SortedProps,
  component: { readonly description: string } | null,
): SortedProps['own'] {
  if (component === null || own.some(({ name }) => name === 'component')) return own;
  const prop = {
    name: 'component',
    type: 'ElementType',
    values: [],
    extendedBy: null,
    // Types name an element too, but several components render another one.
    default: null,
    required: false,
    deprecated: null,
    description: component.description,
    parameters: [],
    returns: null,
  };
  const index = own.findIndex(({ name, required }) => !required && name > prop.name);
  return index < 0 ? [...own, prop] : [...own.slice(0, index), prop, ...own.slice(index)];
}

/** Some declarations forget the `ref` that the component does take. */
function forwardsRef({ value, runtime }: PageInput): boolean {
  const component = runtime[value.exportName] ?? runtime.default;
  return (
    typeof component === 'object' &&
    component !== null &&
    (component as { $$typeof?: symbol }).$$typeof === Symbol.for('react.forward_ref')
  );
}

/** Reads everything about a component from its declarations and the package's run-time exports. */
export function extractComponent(input: PageInput): ExtractedPage {
  const { value, program, context, origins, themeNames } = input;
  const { checker } = program;
  const signature = getMainSignature(value);
  const props = getParameterType(signature, checker);
  const sorted = props
    ? readProps(props, context, origins, getTypeParameters(signature))
    : NO_PROPS;
  const { comment, base, imports } = extractCommon(input);
  const classes = readComponentClasses(input, imports);
  return {
    ...base,
    props: withComponentProp(sorted, readComponentProp(input)),
    returns: [],
    returnType: null,
    refType: (props && readRefType(props, checker)) ?? (forwardsRef(input) ? 'unknown' : null),
    rootElement: readRootElement(value.symbol, checker),
    spreads: sorted.spreads,
    inherits: toBases(comment, sorted.inherited),
    slots: readOwnSlots(props, sorted, classes, checker),
    classes,
    themeName: themeNames.has(`Mui${value.name}`) ? `Mui${value.name}` : null,
    hasSystemProps: sorted.hasSystemProps,
  };
}

/** Reads everything about a hook: the fields of its one parameter, and of what it returns. */
export function extractHook(input: PageInput): ExtractedPage {
  const { value, program, context, origins } = input;
  const { checker } = program;
  const signature = getMainSignature(value);
  const typeParameters = getTypeParameters(signature);
  const parameters = getParameterType(signature, checker);
  const returned = checker.getReturnTypeOfSignature(signature);
  const fields = (type: ts.Type | null) =>
    type ? readProps(type, context, origins, typeParameters).own : [];
  const returns = fields(checker.getNonNullableType(returned));
  return {
    ...extractCommon(input).base,
    props: fields(parameters),
    returns,
    returnType: returns.length > 0 ? null : printType(returned, context),
    refType: null,
    rootElement: null,
    spreads: false,
    inherits: [],
    slots: [],
    classes: [],
    themeName: null,
    hasSystemProps: false,
  };
}
