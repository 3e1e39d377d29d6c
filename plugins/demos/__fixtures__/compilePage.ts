import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { remarkDemos, type RemarkDemosOptions } from '../node/remarkDemos';

export interface CompileRequest {
  readonly options: RemarkDemosOptions;
  readonly filePath: string;
  readonly content: string;
}

/** Compiles a page with Docusaurus' own Markdown processor and the remark plugin of demos. */
export async function run({ options, filePath, content }: CompileRequest): Promise<string> {
  const processor = await createProcessorUncached({
    format: 'mdx',
    options: {
      admonitions: true,
      siteDir: options.siteDir,
      staticDirs: [],
      beforeDefaultRemarkPlugins: [[remarkDemos, options]],
      markdownConfig: {
        format: 'detect',
        mermaid: false,
        emoji: true,
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        anchors: { maintainCase: false },
        hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
        remarkRehypeOptions: {},
        parseFrontMatter: async () => ({ frontMatter: {}, content: '' }),
      },
    },
  });
  const result = await processor.process({
    content,
    filePath,
    frontMatter: {},
    compilerName: 'client',
  });
  return result.content;
}
