/** What we use of the package, which has no types of its own. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** Tags of the OpenType features that stay. */
    readonly keepFeatures: readonly string[];
    /** Entries of the table `name` that stay. */
    readonly preserveNameIds: readonly number[];
    readonly noHinting: boolean;
    /** Tags of the tables that are left out. */
    readonly dropTables: readonly string[];
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }

  /** @returns the characters of `text`, as a font of their own */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
