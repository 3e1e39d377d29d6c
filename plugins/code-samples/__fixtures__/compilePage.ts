/** Compiles a page of this folder with the rehype plugin and prints its module: `compilePage.ts page.mdx`. */
import { readFileSync } from 'node:fs';
import { compilePage } from '../../../scripts/jest/compilePage';
import { rehypeCodeSamples } from '../node/rehypeCodeSamples';

async function main(filePath: string): Promise<void> {
  process.stdout.write(
    await compilePage({
      filePath,
      content: readFileSync(filePath, 'utf8'),
      siteDir: __dirname,
      plugins: { rehypePlugins: [rehypeCodeSamples] },
    }),
  );
}

main(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(String(error));
  process.exitCode = 1;
});
