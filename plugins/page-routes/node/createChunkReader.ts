/** Paths of the scripts of a chunk, below the base URL; none where there is no chunk of that name. */
export type ChunkFiles = (chunkName: string) => readonly string[];

/** What of the bundler's result is looked at. */
interface Compilation {
  readonly namedChunkGroups: ReadonlyMap<string, { getFiles(): readonly string[] }>;
}

/** What of the bundler is asked. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, read: (result: Compilation) => void): void };
  };
}

/** A plugin of the bundler that hands over, when the chunks are written, who knows their files. */
export function createChunkReader(onFiles: (getFiles: ChunkFiles) => void) {
  return {
    apply({ hooks }: Compiler) {
      hooks.afterEmit.tap('page-routes', ({ namedChunkGroups }) => {
        // Kept by name: the bundler's own objects hold on to all modules.
        const files = new Map(
          Array.from(namedChunkGroups, ([name, group]) => [name, [...group.getFiles()]] as const),
        );
        onFiles((name) => files.get(name)?.filter((file) => file.endsWith('.js')) ?? []);
      });
    },
  };
}
