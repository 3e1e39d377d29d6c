/** A demo as pages import it; made by the loader (node/transformDemo.ts), rendered by `@theme/DemoVariant`. */
declare module '*.tsx?demo' {
  const module: import('./client/types').DemoModule;
  export default module;
}

/** A part of the site as an island; made by the loader, rendered by `@theme/DemoVariant`. */
declare module '*.tsx?demo-island' {
  const module: import('./client/types').IslandModule;
  export default module;
}

/** Components that are only pictures, by name; made by the loader, shown by `@theme/DemoStill`. */
declare module '*.tsx?demo-stills' {
  const module: import('./client/stills').StillsModule;
  export default module;
}
