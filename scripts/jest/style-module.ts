/**
 * What a test gets for any stylesheet it imports: a module whose class names are their own keys,
 * so that `styles.root` can be found in the markup as `root`.
 */
const classNames: Record<string, string> = new Proxy(
  {},
  {
    get(_target, key) {
      return key === '__esModule' ? false : String(key);
    },
  },
);

module.exports = classNames;
