import { compilePage } from '../../../scripts/jest/compilePage';
import { pageComponents } from '../node/pageComponents';
import { rehypePageComponents } from '../node/rehypePageComponents';

export interface CompileRequest {
  readonly content: string;
  readonly filePath?: string;
  readonly frontMatter?: Readonly<Record<string, unknown>>;
}

/** Compiles a page as this site does, but for demos and code. */
export function run({ content, frontMatter, filePath = '/docs/page.mdx' }: CompileRequest) {
  return compilePage({
    filePath,
    content,
    frontMatter,
    siteDir: __dirname,
    plugins: { rehypePlugins: [[rehypePageComponents, pageComponents]] },
  });
}
