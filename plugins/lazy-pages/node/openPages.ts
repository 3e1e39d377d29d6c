import fs from 'node:fs';
import path from 'node:path';

/** The pages that are compiled: those that somebody has opened since the server's start. */
export interface OpenPages {
  /** Says which pages there are now. One that is open and no longer among them is closed. */
  setKnown(names: readonly string[]): void;
  /** Has a page compiled. False if there is none of that name. */
  open(name: string): boolean;
}

function printModule(names: Iterable<string>, revision: number): string {
  const lines = Array.from(names, (name) => {
    const quoted = JSON.stringify(name);
    return `  ${quoted}: () => import(${quoted}),\n`;
  });
  return `export const revision = ${revision};\nexport default {\n${lines.join('')}};\n`;
}

/**
 * Keeps the module of all open pages, which the bundler watches.
 *
 * @param file absolute path of that module; it is written at once, without pages
 */
export function createOpenPages(file: string): OpenPages {
  let known = new Set<string>();
  const open = new Set<string>();
  let revision = 0;
  const write = () => {
    revision += 1;
    fs.writeFileSync(file, printModule(open, revision));
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  write();
  return {
    setKnown(names) {
      known = new Set(names);
      const gone = [...open].filter((name) => !known.has(name));
      for (const name of gone) open.delete(name);
      if (gone.length > 0) write();
    },
    open(name) {
      if (!known.has(name)) return false;
      if (!open.has(name)) {
        open.add(name);
        write();
      }
      return true;
    },
  };
}
