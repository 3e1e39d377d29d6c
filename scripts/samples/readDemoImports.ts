import fs from 'node:fs';
import path from 'node:path';
import { listNodes, type MarkdownNode } from '../../src/content/parseMdx';
import { readModule } from './readModule';

/** Paths that a page's demos are written as: `./BasicButtons.tsx`, `./BasicButtons` for a folder. */
export function listDemoSources(tree: MarkdownNode): string[] {
  return listNodes(tree).flatMap(({ name, attributes }) => {
    const source = attributes?.find((attribute) => attribute.name === 'src')?.value;
    return name === 'Demo' && typeof source === 'string' ? [source] : [];
  });
}

/**
 * What the demos of a page import, name → statement. A demo that is not there stops the build, which
 * says so better than this could.
 *
 * @param folder absolute path of the page's folder
 */
export function readDemoImports(folder: string, tree: MarkdownNode): Map<string, string> {
  const imports = new Map<string, string>();
  for (const source of listDemoSources(tree)) {
    const filePath = path.join(folder, source.endsWith('.tsx') ? source : `${source}/system.tsx`);
    if (!fs.existsSync(filePath)) continue;
    for (const [name, statement] of readModule(fs.readFileSync(filePath, 'utf8')).imports) {
      // Files of a demo's own folder are not where the page is.
      if (source.endsWith('.tsx') || !/from ['"]\./.test(statement)) imports.set(name, statement);
    }
  }
  return imports;
}
