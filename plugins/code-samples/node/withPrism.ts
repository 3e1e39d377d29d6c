import { Prism } from 'prism-react-renderer';

/**
 * Runs something with Prism as the global `Prism`, then puts back what was there. Prism's component
 * files extend the global when they are loaded, and some (liquid, twig) use it again in their hooks.
 */
export function withPrism<Result>(run: (prism: typeof Prism) => Result): Result {
  const scope: { Prism?: unknown } = globalThis;
  const hadPrism = Object.hasOwn(scope, 'Prism');
  const before = scope.Prism;
  scope.Prism = Prism;
  try {
    return run(Prism);
  } finally {
    if (hadPrism) {
      scope.Prism = before;
    } else {
      delete scope.Prism;
    }
  }
}
