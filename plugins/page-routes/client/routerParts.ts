/**
 * What `react-router` imports and no page of a reader uses: `react-is` and `prop-types` for checks while
 * developing, the other for `withRouter`. They are CommonJS, which the bundler cannot leave out by itself.
 */

/** As in `react-is`, which asks more exactly. */
export function isValidElementType(type: unknown): boolean {
  return typeof type === 'string' || typeof type === 'function' || typeof type === 'object';
}

/**
 * In place of `hoist-non-react-statics`: components of function kind have no statics that matter here.
 * Where it stands for `prop-types`, nobody asks it for anything.
 */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
