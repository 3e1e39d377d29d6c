import { compilePage } from '../../../scripts/jest/compilePage';
import { rehypeStaticContent } from '../node/rehypeStaticContent';
import type { SiteAddress } from '../client/toStaticLink';

export interface CompileRequest {
  readonly content: string;
  /** Null leaves the plugin out. */
  readonly site: SiteAddress | null;
}

/** Compiles a page with static content, or without. */
export function run({ content, site }: CompileRequest): Promise<string> {
  return compilePage({
    filePath: `${__dirname}/page.mdx`,
    content,
    siteDir: __dirname,
    plugins: {
      rehypePlugins: site ? [[rehypeStaticContent, { getSiteAddress: () => site }]] : [],
    },
  });
}
