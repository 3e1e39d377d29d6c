/** A demo as pages import it; made by the loader (node/transformDemo.ts), rendered by `@theme/DemoVariant`. */
declare module '*.tsx?demo' {
  const module: import('./client/types').DemoModule;
  export default module;
}
