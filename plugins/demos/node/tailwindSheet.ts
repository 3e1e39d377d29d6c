import fs from 'node:fs';
import path from 'node:path';
import { compileTailwind } from './compileTailwind';
import { analyzeDemo, type DemoFile } from './analyzeDemo';
import { listSourceFiles } from './listSourceFiles';

/** A page and its demos lie in one folder; a variant lies in the folder of its demo. */
function listTailwindFiles(absolutePath: string): string[] {
  const pageFolder = path.dirname(path.dirname(absolutePath));
  return fs
    .readdirSync(pageFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(pageFolder, entry.name, path.basename(absolutePath)))
    .filter((candidate) => fs.existsSync(candidate))
    .sort();
}

/**
 * The module of the stylesheet that all Tailwind demos of a page share, relative to a demo: it goes
 * by the name of the first of them, so that all ask for the same one.
 */
export function getTailwindRequest(absolutePath: string): string {
  const [first = absolutePath] = listTailwindFiles(absolutePath);
  const relativePath = path.relative(path.dirname(absolutePath), first).split(path.sep).join('/');
  return `${relativePath.startsWith('.') ? '' : './'}${relativePath}?demo-tailwind`;
}

/** Compiles what all Tailwind demos of the page make use of, the files beside them included. */
export async function buildTailwindModule(
  file: DemoFile,
  siteDir: string,
  addDependency: (absolutePath: string) => void,
): Promise<string> {
  const sources = listTailwindFiles(file.absolutePath).flatMap((absolutePath) => {
    const isOwn = absolutePath === file.absolutePath;
    const demo: DemoFile = isOwn
      ? file
      : {
          absolutePath,
          filePath: path.relative(siteDir, absolutePath).split(path.sep).join('/'),
          source: fs.readFileSync(absolutePath, 'utf8'),
        };
    analyzeDemo(demo);
    const texts = listSourceFiles(demo).filter(({ language }) => language !== 'css');
    for (const text of texts) addDependency(text.absolutePath);
    return texts.map(({ code }) => code);
  });
  return `export default ${JSON.stringify(await compileTailwind(sources, siteDir))};`;
}
