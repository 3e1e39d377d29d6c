/** What a component page says of its component below its description; added while the site is built. */
export interface ComponentFacts {
  readonly name: string;
  /** Its source at the pinned release; null where the package names no repository. */
  readonly sourceUrl: string | null;
  /** Bytes of its import, minified and after gzip, without React. */
  readonly gzipBytes: number;
}
