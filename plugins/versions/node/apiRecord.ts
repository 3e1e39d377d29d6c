/** The API reference of a version, frozen when it was cut: a later release has other exports. */
export interface ApiRecord {
  /** Host that documents what the archive leaves out. Default: null, that of the current pages. */
  readonly docsHost: string | null;
  /** Each at least with its alias; the rest is the API reference's to know and to check. */
  readonly packages: ReadonlyArray<{ readonly name: string } & Readonly<Record<string, unknown>>>;
}
