import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';

type ProcessorOptions = Parameters<typeof createProcessorUncached>[0]['options'];

/** A page, and how it is compiled. */
export interface PageToCompile {
  readonly filePath: string;
  readonly content: string;
  readonly siteDir: string;
  /** Default: none. */
  readonly frontMatter?: Readonly<Record<string, unknown>>;
  readonly plugins: Pick<ProcessorOptions, 'beforeDefaultRemarkPlugins' | 'rehypePlugins'>;
}

/**
 * Compiles a page with Docusaurus' own Markdown processor, for tests of remark and rehype plugins. It
 * is made of ES modules, so in Jest it is called in a process of its own (`createBuildProcess.ts`).
 *
 * @returns source of the page's module
 */
export async function compilePage({
  filePath,
  content,
  siteDir,
  frontMatter = {},
  plugins,
}: PageToCompile): Promise<string> {
  const processor = await createProcessorUncached({
    format: filePath.endsWith('.md') ? 'md' : 'mdx',
    options: {
      admonitions: true,
      siteDir,
      staticDirs: [],
      ...plugins,
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
  const page = { content, filePath, frontMatter, compilerName: 'client' } as const;
  return (await processor.process(page)).content;
}
