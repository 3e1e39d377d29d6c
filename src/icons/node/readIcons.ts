import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { isValidElement, type ReactNode } from 'react';

/** What a module of the package passes to the function that makes its component. */
type Content = ReactNode;

/** The icons of a package: what each module draws, by its name (`DeleteRounded`). */
export type ReadIcons = ReadonlyMap<string, Content>;

type ModuleFunction = (
  require: (id: string) => unknown,
  exports: { default?: unknown },
  module: { exports: unknown },
) => void;

/**
 * Reads what the icons of an installed `@mui/icons-material` draw. Its modules run with a
 * `createSvgIcon` of ours, which keeps the drawing instead of making a component: ten thousand of
 * them, without one render.
 *
 * @param packageFolder absolute path of the package
 * @throws Error naming the module that is made otherwise than expected
 */
export function readIcons(packageFolder: string): ReadIcons {
  const requireOfPackage = createRequire(path.join(packageFolder, 'package.json'));
  const keep = { __esModule: true, default: (content: Content) => ({ content }) };
  const requireForIcon = (id: string) =>
    id.endsWith('/createSvgIcon') ? keep : (requireOfPackage(id) as unknown);
  const icons = new Map<string, Content>();
  for (const fileName of fs.readdirSync(packageFolder)) {
    if (!/^[A-Z]\w*\.js$/.test(fileName)) continue;
    const filePath = path.join(packageFolder, fileName);
    const run = vm.compileFunction(
      fs.readFileSync(filePath, 'utf8'),
      ['require', 'exports', 'module'],
      { filename: filePath },
    ) as ModuleFunction;
    const module: { exports: { default?: unknown } } = { exports: {} };
    run(requireForIcon, module.exports, module);
    const made = module.exports.default;
    if (typeof made !== 'object' || made === null || !('content' in made)) {
      throw new Error(
        `${filePath}: the module exports no icon made by createSvgIcon, so that what it draws is unknown. ` +
          'To mend: see how icons of this release are made, and teach src/icons/node/readIcons.ts.',
      );
    }
    icons.set(fileName.slice(0, -'.js'.length), made.content as Content);
  }
  if (![...icons.values()].some((content) => isValidElement(content) || Array.isArray(content))) {
    throw new Error(
      `${packageFolder}: no icons were found. Allowed: a folder of @mui/icons-material with a module per icon. ` +
        'To mend: run npm ci.',
    );
  }
  return icons;
}
