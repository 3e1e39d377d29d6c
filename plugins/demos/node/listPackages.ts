import ts from 'typescript';
import type { DemoFile } from './analyzeDemo';
import { listSourceFiles } from './listSourceFiles';
import { readImports } from './readImports';

/**
 * Packages that a file imports, itself or through files of its folder, types left out.
 *
 * @param onFile called with the absolute path of every file that was read
 * @throws {DemoError} see `listSourceFiles`
 */
export function listPackages(file: DemoFile, onFile: (absolutePath: string) => void): string[] {
  const requests = listSourceFiles(file).flatMap(({ absolutePath, code }) => {
    onFile(absolutePath);
    const sourceFile = ts.createSourceFile(absolutePath, code, ts.ScriptTarget.ES2022, true);
    return readImports(sourceFile).map(({ request }) => request);
  });
  return [...new Set(requests.filter((request) => !request.startsWith('.')))];
}
