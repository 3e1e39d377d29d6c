// The bundler loads loaders by path and in plain Node, which reads no TypeScript: this shim calls
// the function that the plugin passes as an option.
module.exports = function lazyPagesLoader(source) {
  return this.getOptions().change(source);
};
