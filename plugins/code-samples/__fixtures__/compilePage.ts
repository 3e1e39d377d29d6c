/**
 * Compiles a page as Docusaurus does and prints the resulting module. A program of its own because
 * MDX is made of ES modules, which Jest cannot load: `node --import tsx compilePage.ts page.mdx`.
 */
import { readFileSync } from 'node:fs';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { rehypeCodeSamples } from '../node/rehypeCodeSamples';

async function main(filePath: string): Promise<void> {
  const processor = await createProcessorUncached({
    format: filePath.endsWith('.md') ? 'md' : 'mdx',
    options: {
      admonitions: true,
      siteDir: __dirname,
      staticDirs: [],
      rehypePlugins: [rehypeCodeSamples],
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
  const { content } = await processor.process({
    content: readFileSync(filePath, 'utf8'),
    filePath,
    frontMatter: {},
    compilerName: 'client',
  });
  process.stdout.write(content);
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
