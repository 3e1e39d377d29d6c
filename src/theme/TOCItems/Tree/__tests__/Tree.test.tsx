/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import Tree from '..';
import { printTree } from '../printTree';

const LINK_CLASS = 'table-of-contents__link';

const makeTree = fc.memo((depth): fc.Arbitrary<TOCTreeNode[]> => {
  const node = fc.record({
    id: fc.string({ minLength: 1 }),
    value: fc.constantFrom('Usage', '<code>sx</code>', 'A &amp; B'),
    level: fc.integer({ min: 2, max: 6 }),
    children: depth > 1 ? makeTree() : fc.constant([]),
  });
  return fc.array(node, { maxLength: 4 });
});

/** The tree as the document has it. */
function readTree(list: Element): unknown[] {
  return [...list.children].map((item) => {
    const [link, items, ...others] = item.children;
    expect([item.tagName, link?.tagName, link?.className, others]).toEqual([
      'LI',
      'A',
      LINK_CLASS,
      [],
    ]);
    const children = items ? readTree(items) : [];
    return { href: link?.getAttribute('href'), html: link?.innerHTML, children };
  });
}

function expectTree(toc: readonly TOCTreeNode[]): unknown[] {
  return toc.map(({ id, value, children }) => ({
    href: `#${id}`,
    html: value,
    children: expectTree(children),
  }));
}

it('has the entries of the page as they lie in each other, whatever signs are in their ids', () => {
  fc.assert(
    fc.property(makeTree(3), (toc) => {
      const list = document.createElement('ul');
      list.innerHTML = printTree(toc, LINK_CLASS);
      expect(readTree(list)).toEqual(expectTree(toc));
    }),
  );
});

it('is one list, and nothing on a page without headings', () => {
  const toc = [{ id: 'usage', value: 'Usage', level: 2, children: [] }];
  const { container, rerender } = render(<Tree toc={toc} className="toc" linkClassName={null} />);
  expect(container.innerHTML).toBe('<ul class="toc"><li><a href="#usage">Usage</a></li></ul>');
  rerender(<Tree toc={[]} className="toc" linkClassName={null} />);
  expect(container.innerHTML).toBe('');
});
