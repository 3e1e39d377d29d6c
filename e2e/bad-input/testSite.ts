import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { writePolicy } from '../../scripts/host/write-policy';
import { SmallSite } from '../../scripts/small-site/small-site';

export { API_REFERENCE } from '../../scripts/small-site/small-site';

/** The page that tests put their mistakes into, and its demo. */
export const PAGE = 'docs/material-ui/react-button.mdx';
export const DEMO = 'docs/material-ui/BasicButtons.tsx';

export interface BuildResult {
  readonly exitCode: number;
  /** Both output streams, without colors. */
  readonly output: string;
}

/** A small site for real builds that take seconds, into which a test puts one mistake. */
export class TestSite extends SmallSite {
  constructor() {
    super({ prefix: 'docs-site-', ownCaches: false });
    this.write(DEMO, createDemo('return <p>Fine</p>;'));
    this.append(PAGE, '<Demo src="./BasicButtons.tsx" />');
  }

  /** Adds a line to a file and returns its number. */
  append(file: string, line: string): number {
    const content = this.read(file);
    this.write(file, `${content}\n${line}\n`);
    return content.split('\n').length + 1;
  }

  replace(file: string, search: string, replacement: string): void {
    const content = this.read(file);
    if (!content.includes(search)) throw new Error(`${file} does not contain ${search}`);
    this.write(file, content.replace(search, replacement));
  }

  /**
   * Builds the site, and gives its pages their policy as the end of a whole build does.
   *
   * @param environment variables as a deployment sets them
   */
  async build(environment: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
    const result = await this.runDocusaurus(environment);
    if (result.exitCode === 0) {
      await writePolicy({ buildDirectory: path.join(this.folder, 'build') });
    }
    return result;
  }

  private runDocusaurus(environment: NodeJS.ProcessEnv): Promise<BuildResult> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'en'],
        {
          cwd: this.folder,
          // What is compiled for the live editor does not depend on pages.
          env: {
            ...process.env,
            DEMO_EDITOR: 'off',
            ...environment,
            NO_COLOR: '1',
            FORCE_COLOR: '0',
          },
        },
        (error, stdout, stderr) => {
          const output = stripVTControlCharacters(`${stdout}${stderr}`);
          resolve({ exitCode: error ? Number(error.code ?? 1) : 0, output });
        },
      );
    });
  }
}

/** A demo whose component has the given body. */
export function createDemo(body: string): string {
  return `export default function BasicButtons() {\n  ${body}\n}\n`;
}
