import fs from 'node:fs/promises';
import path from 'node:path';
import { runScript } from './cli/run-script';
import { cutFontParts } from './fonts/cut-parts';

const FOLDER = path.join('src', 'branding', 'fonts');

/** Cuts the parts of the text font anew: after an update of its package, or of `fontParts.ts`. */
runScript(async () => {
  for (const [file, font] of await cutFontParts()) {
    const filePath = path.join(FOLDER, file);
    await fs.writeFile(path.resolve(__dirname, '..', filePath), font);
    process.stdout.write(`${filePath}: ${(font.length / 1000).toFixed(1)} kB\n`);
  }
});
