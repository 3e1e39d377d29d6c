import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

import type { NavigationTree } from '../../types';
import { createSidebar } from '../createSidebar';

let docsDir: string;

beforeEach(async () => {
  docsDir = await fs.mkdtemp(path.join(os.tmpdir(), 'docs-'));
  await fs.writeFile(path.join(docsDir, 'box.mdx'), '---\nslug: /react-box\n---\n');
});

afterEach(async () => {
  await fs.rm(docsDir, { recursive: true });
});

function create(system: NavigationTree, others: Record<string, NavigationTree> = {}) {
  const allTrees = { system, ...others };
  return createSidebar(system, { productId: 'system', docsDir, allTrees });
}

describe('createSidebar', () => {
  it('is the one sidebar of the docs instance, from the tree and the pages on disk', async () => {
    const sidebars: SidebarsConfig = await create([{ pathname: '/system/react-box' }]);
    expect(sidebars).toEqual({
      docs: [{ type: 'doc', key: '/system/react-box', id: 'box', label: 'Box' }],
    });
  });

  it('stops at a path that another product has already', async () => {
    const tree = [{ pathname: '/system/react-box' }];
    await expect(create(tree, { joyUi: tree })).rejects.toThrow(
      new Error('Duplicated pathname /system/react-box in pages'),
    );
  });

  it('stops at a malformed entry of another product', async () => {
    const tree = [{ pathname: '/system/react-box' }];
    await expect(create(tree, { joyUi: [{ pathname: '/joy-ui/' }] })).rejects.toThrow(
      "right: pathname: '/joy-ui'",
    );
  });

  it('stops at a page that the tree does not have', async () => {
    await expect(create([{ pathname: '/system/sizing', planned: true }])).rejects.toThrow(
      "Add { pathname: '/system/react-box' } where readers should find it",
    );
  });
});
