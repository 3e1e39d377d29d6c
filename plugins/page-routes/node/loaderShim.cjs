// The bundler loads loaders by path and in plain Node, which reads no TypeScript: this shim calls
// the function that the plugin passes as an option.
module.exports = function pageRoutesLoader() {
  const { print, dependencies = [] } = this.getOptions();
  const addDependency = (file) => this.addDependency(file);
  dependencies.forEach(addDependency);
  return print({ query: this.resourceQuery, file: this.resourcePath, addDependency });
};
