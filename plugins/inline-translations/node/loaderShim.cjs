// The bundler loads loaders by path and in plain Node, which reads no TypeScript: this shim calls
// the function that the plugin passes as an option.
module.exports = function inlineTranslationsLoader(code) {
  const { print, dependencies } = this.getOptions();
  const printed = print(code, this.resourcePath);
  if (printed !== code) dependencies.forEach((file) => this.addDependency(file));
  return printed;
};
