// The bundler loads loaders by path and in plain Node, which reads no TypeScript: this shim calls
// the function that the plugin passes as an option. Routes, chunk names and registry belong
// together, so a change of one makes all three anew.
module.exports = function pageRoutesLoader() {
  for (const name of ['routes.js', 'registry.js', 'routesChunkNames.json']) {
    this.addDependency(`${this.context}/${name}`);
  }
  return this.getOptions().print(this.resourceQuery, this.resourcePath);
};
