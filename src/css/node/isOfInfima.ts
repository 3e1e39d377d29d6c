const INFIMA = /[\\/]node_modules[\\/]infima[\\/]/;

/** The part of a PostCSS node that says where it stands. */
export interface SourceNode {
  readonly source?: { readonly input: { readonly file?: string } };
}

/** Whether a rule or a declaration stands in a stylesheet of Infima. */
export function isOfInfima({ source }: SourceNode): boolean {
  return INFIMA.test(source?.input.file ?? '');
}
