import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NavigationTree } from '../../src/navigation/types';

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

/** Products by their folders, with the names that their trees have in `sidebars.ts`. */
export const PRODUCTS = {
  'material-ui': 'materialUi',
  'base-ui': 'baseUi',
  'joy-ui': 'joyUi',
  system: 'system',
  experiments: 'experiments',
} as const;

/** A folder of a product, below `docs/`. */
export type ProductFolder = keyof typeof PRODUCTS;

/** Pages that the home page links, and one with a demo. */
const PAGES: Readonly<Record<ProductFolder, readonly string[]>> = {
  'material-ui': ['getting-started', 'getting-started/installation', 'react-button'],
  'base-ui': ['react-button'],
  'joy-ui': ['react-button'],
  system: ['react-box'],
  experiments: ['writing/demos'],
};

/** Pages outside docs/ that show what lies in docs/, which is replaced by small pages here. */
const PAGES_OF_DOCS = ['src/pages/material-ui', 'src/pages/joy-ui'];

/** What the API reference documents; nothing here, since no tree lists its pages. */
export const API_REFERENCE = 'api-reference.config.ts';

/** How a copy of the site is to be. */
export interface SmallSiteOptions {
  /** Begins the name of its folder. */
  readonly prefix: string;
  /**
   * Whether the copy keeps the caches of builds for itself, so that its first build is a cold one
   * whatever was built before. Otherwise it shares those of this site.
   */
  readonly ownCaches: boolean;
}

/** Links every package on its own, which leaves the folder itself, where caches are, to the copy. */
function linkPackages(folder: string): void {
  const source = path.join(ROOT, 'node_modules');
  const target = path.join(folder, 'node_modules');
  fs.mkdirSync(target);
  for (const name of fs.readdirSync(source)) {
    if (name !== '.cache') fs.symlinkSync(path.join(source, name), path.join(target, name));
  }
}

/**
 * A site of this one's code and of few small pages, in a temporary folder of its own. The pages are
 * those that the code itself links.
 */
export class SmallSite {
  readonly folder: string;

  constructor({ prefix, ownCaches }: SmallSiteOptions) {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
    if (ownCaches) linkPackages(this.folder);
    else fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'));
    for (const part of PARTS) {
      fs.cpSync(path.join(ROOT, part), path.join(this.folder, part), { recursive: true });
    }
    for (const part of PAGES_OF_DOCS) {
      fs.rmSync(path.join(this.folder, part), { recursive: true });
    }
    for (const product of Object.keys(PRODUCTS) as ProductFolder[]) {
      for (const slug of PAGES[product]) {
        this.write(`docs/${product}/${slug}.mdx`, createPage(slug));
      }
      fs.cpSync(
        path.join(ROOT, `docs/${product}/sidebar.ts`),
        path.join(this.folder, `docs/${product}/sidebar.ts`),
      );
    }
    this.writeTrees({});
    this.write(API_REFERENCE, 'export const apiReferenceOptions = { products: [] };');
    this.write('blog/2026-01-02-post.mdx', createPost());
  }

  /**
   * Writes `sidebars.ts`.
   *
   * @param additions what comes after the small pages in the tree of a product
   */
  writeTrees(additions: Partial<Readonly<Record<ProductFolder, NavigationTree>>>): void {
    const trees = Object.entries(PRODUCTS).map(([folder, name]) => {
      const product = folder as ProductFolder;
      const entries = PAGES[product].map((slug) => `{ pathname: '/${product}/${slug}' }`);
      const added = (additions[product] ?? []).map((entry) => JSON.stringify(entry));
      return `export const ${name} = [${[...entries, ...added].join(', ')}];`;
    });
    this.write('sidebars.ts', trees.join('\n'));
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // As a whole: a server that watches the folder must not read half of it.
    fs.writeFileSync(`${target}.tmp`, content);
    fs.renameSync(`${target}.tmp`, target);
  }

  read(file: string): string {
    return fs.readFileSync(path.join(this.folder, file), 'utf8');
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

function createPost(): string {
  return `---
title: Post
description: A post of a small site that is built to be tested or measured, and read by nobody.
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
description: A page of a small site that is built to be tested or measured, and read by nobody.
slug: /${slug}
---

## Basics

Text.
`;
}
