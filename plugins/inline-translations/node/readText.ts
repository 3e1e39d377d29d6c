import type { Expression, PrivateIdentifier } from 'acorn';

/** The string that an expression is, or null if it takes a run to know. */
export function readText(expression: Expression | PrivateIdentifier): string | null {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? expression.value : null;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? (expression.quasis[0]?.value.cooked ?? null)
        : null;
    case 'BinaryExpression': {
      if (expression.operator !== '+') return null;
      const left = readText(expression.left);
      const right = left === null ? null : readText(expression.right);
      return left === null || right === null ? null : left + right;
    }
    default:
      return null;
  }
}
