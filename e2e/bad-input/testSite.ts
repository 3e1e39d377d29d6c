import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { writePolicy } from '../../scripts/host/write-policy';

const ROOT = path.resolve(__dirname, '..', '..');

/** What the site is made of besides its pages. */
const PARTS = [
  '.prettierrc.json',
  'CHANGELOG.md',
  'blog/authors.yml',
  'blog/tags.yml',
  'i18n',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'plugins',
  'scripts',
  'src',
  'static',
];

const PRODUCTS = {
  'material-ui': 'materialUi',
  'base-ui': 'baseUi',
  'joy-ui': 'joyUi',
  system: 'system',
  experiments: 'experiments',
} as const;

/** Pages that the home page links, and one with a demo. */
const PAGES: Readonly<Record<keyof typeof PRODUCTS, readonly string[]>> = {
  'material-ui': ['getting-started', 'getting-started/installation', 'react-button'],
  'base-ui': ['react-button'],
  'joy-ui': ['react-button'],
  system: ['react-box'],
  experiments: ['writing/demos'],
};

/** Pages outside docs/ that show what lies in docs/, which is replaced by small pages here. */
const PAGES_OF_DOCS = ['src/pages/material-ui', 'src/pages/joy-ui'];

/** The page that tests put their mistakes into, and its demo. */
export const PAGE = 'docs/material-ui/react-button.mdx';
export const DEMO = 'docs/material-ui/BasicButtons.tsx';

/** What the API reference documents; nothing here, since no tree lists its pages. */
export const API_REFERENCE = 'api-reference.config.ts';

export interface BuildResult {
  readonly exitCode: number;
  /** Both output streams, without colors. */
  readonly output: string;
}

/**
 * A site of this one's code and of few small pages, in a folder of its own: real builds that take
 * seconds, into which a test puts one mistake.
 */
export class TestSite {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-site-'));

  constructor() {
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'));
    for (const part of PARTS) {
      fs.cpSync(path.join(ROOT, part), path.join(this.folder, part), { recursive: true });
    }
    for (const part of PAGES_OF_DOCS) {
      fs.rmSync(path.join(this.folder, part), { recursive: true });
    }
    const trees = Object.entries(PRODUCTS).map(([product, name]) => {
      const entries = PAGES[product as keyof typeof PRODUCTS].map((slug) => {
        this.write(`docs/${product}/${slug}.mdx`, createPage(slug));
        return `{ pathname: '/${product}/${slug}' }`;
      });
      fs.cpSync(
        path.join(ROOT, `docs/${product}/sidebar.ts`),
        path.join(this.folder, `docs/${product}/sidebar.ts`),
      );
      return `export const ${name} = [${entries.join(', ')}];`;
    });
    this.write('sidebars.ts', trees.join('\n'));
    this.write(API_REFERENCE, 'export const apiReferenceOptions = { products: [] };');
    this.write('blog/2026-01-02-post.mdx', createPost());
    this.write(DEMO, createDemo('return <p>Fine</p>;'));
    this.append(PAGE, '<Demo src="./BasicButtons.tsx" />');
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }

  /** Adds a line to a file and returns its number. */
  append(file: string, line: string): number {
    const content = this.read(file);
    this.write(file, `${content}\n${line}\n`);
    return content.split('\n').length + 1;
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
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

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

function createPost(): string {
  return `---
title: Post
description: A post of a small site that is built to see what an author's mistake leads to, nothing else.
slug: post
date: 2026-01-02
authors: [docs]
tags: [demos]
---

Text.

{/* truncate */}
`;
}

function createPage(slug: string): string {
  return `---
title: Page ${slug}
description: A page of a small site that is built to see what an author's mistake leads to, nothing else.
slug: /${slug}
---

## Basics

Text.
`;
}

/** A demo whose component has the given body. */
export function createDemo(body: string): string {
  return `export default function BasicButtons() {\n  ${body}\n}\n`;
}
