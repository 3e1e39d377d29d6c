import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { LAUNCH_ARGS } from './browser/launch-args';
import { runScript } from './cli/run-script';
import { ensureBrowser } from './ensure-browser';
import { parseScreenshotOptions, type ScreenshotOptions } from './screenshots/options';
import { planShots } from './screenshots/plan';
import { takeShot } from './screenshots/take-shot';
import { serveBuild } from './server/serve-build';

/** Pictures of built pages, in every width and look, for a person to look at. */
async function takeScreenshots(origin: string, options: ScreenshotOptions): Promise<void> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS] });
  const output = path.resolve(options.outputDirectory);
  try {
    for (const shot of planShots(options)) {
      const { image, status } = await takeShot(browser, shot, { origin, ...options });
      const filePath = path.join(output, shot.file);
      fs.mkdirSync(path.dirname(filePath), { recursive: true });
      fs.writeFileSync(filePath, image);
      // The page for unknown addresses is a picture too, but nobody should take it for another.
      const note = status === 200 ? '' : `  (${shot.page} answered ${status})`;
      process.stdout.write(`${path.join(options.outputDirectory, shot.file)}${note}\n`);
    }
  } finally {
    await browser.close();
  }
}

runScript(async () => {
  const options = parseScreenshotOptions(process.argv.slice(2));
  const server = await serveBuild({ directory: options.directory });
  try {
    await takeScreenshots(server.url, options);
  } finally {
    await server.close();
  }
});
