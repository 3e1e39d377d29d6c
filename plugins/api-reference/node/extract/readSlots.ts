import ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../client/types';
import { readDoc } from './readDoc';

function getPropType(props: ts.Type, name: string, checker: ts.TypeChecker): ts.Type | undefined {
  const members = props.isUnion() ? props.types : [props];
  const symbol = members
    .map((member) => checker.getPropertyOfType(member, name))
    .find((found) => found !== undefined);
  return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
}

/** `root?: SlotComponentProps<'span', …>` → `'span'`: what the props of a slot are made for. */
function findElement(slotProps: ts.Type | undefined, name: string, checker: ts.TypeChecker) {
  const symbol = slotProps && checker.getPropertyOfType(slotProps, name);
  for (const declaration of symbol?.declarations ?? []) {
    const node = ts.isPropertySignature(declaration) ? declaration.type : undefined;
    const [argument] = node && ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : [];
    if (!argument) continue;
    if (ts.isLiteralTypeNode(argument)) return argument.getText().replaceAll('"', "'");
    if (ts.isTypeQueryNode(argument)) return argument.exprName.getText();
  }
  return null;
}

/**
 * The slots of a component: the properties of its prop `slots`, each with what it renders by
 * default and the class of its element.
 */
export function readSlots(
  props: ts.Type,
  classes: readonly ApiClass[],
  checker: ts.TypeChecker,
): ApiSlot[] {
  const slots = getPropType(props, 'slots', checker);
  if (!slots) return [];
  const slotProps = getPropType(props, 'slotProps', checker);
  return checker
    .getPropertiesOfType(slots)
    .map((symbol) => {
      const doc = readDoc(symbol, checker);
      const own = classes.find(({ key, isState }) => key === symbol.name && !isState);
      return {
        name: symbol.name,
        description: doc.description,
        default: doc.default ?? findElement(slotProps, symbol.name, checker),
        className: own?.className ?? null,
        deprecated: doc.deprecated,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
