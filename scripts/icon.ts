import fs from 'node:fs/promises';
import path from 'node:path';
import { runScript } from './cli/run-script';
import { drawIcon, ICON } from './icon/draw-icon';

/** Draws the icon of the site anew: after a change of `static/img/favicon.svg`. */
runScript(async () => {
  const icon = await drawIcon();
  await fs.writeFile(ICON, icon);
  process.stdout.write(`${path.relative('', ICON)}: ${(icon.length / 1000).toFixed(1)} kB\n`);
});
