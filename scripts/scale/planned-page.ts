/** A page of a generated site, before it is written. */
export interface PlannedPage {
  /** Without the slash at the end, as the navigation writes it. */
  readonly pathname: string;
  readonly title: string;
  /** Relative to the folder of the product. */
  readonly file: string;
  readonly content: string;
  readonly demos: readonly {
    /** Relative to the folder of the product. */
    readonly file: string;
    readonly source: string;
  }[];
}
