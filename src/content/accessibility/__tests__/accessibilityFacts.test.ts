import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RESULT_CHECKS } from '../../../components/AccessibilityResults/accessibilityResult';
import { createAccessibilityFacts, readAccessibilityResults } from '../createAccessibilityFacts';
import { toPagePath } from '../toPagePath';

const siteDir = path.resolve(__dirname, '..', '..', '..', '..');
const frontMatter = { slug: '/react-slider', components: ['Slider'] };
const FILE = 'docs/joy-ui/components/slider/slider.mdx';

describe('the page of a component', () => {
  it('has the address of its library and its slug', () => {
    expect(toPagePath(FILE, frontMatter)).toEqual({
      path: '/joy-ui/react-slider/',
      product: 'joy-ui',
    });
  });

  it.each([
    ['a guide', 'docs/joy-ui/guide.mdx', { slug: '/guide' }],
    ['an API page', 'docs/joy-ui/api/slider.mdx', frontMatter],
    ['an archived version', 'joy-ui_versioned_docs/version-5/slider.mdx', frontMatter],
    ['a post', 'blog/slider.mdx', frontMatter],
    ['a page without an address of its own', FILE, { components: ['Slider'] }],
  ])('is not %s', (_case, file, given) => {
    expect(toPagePath(file, given)).toBeNull();
  });
});

describe('the result of the audit', () => {
  const result = { date: '2026-11-22', version: '5.0.0', controls: 3, problems: {} };
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'accessibility-'));
  afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
  const page = path.join(root, FILE);

  it('is missing where nothing was kept', () => {
    expect(createAccessibilityFacts(root, { 'joy-ui': '5.0.0' })(page, frontMatter)).toBe(
      frontMatter,
    );
  });

  it('stands in the front matter, of translations too, where it is of the installed release', () => {
    fs.mkdirSync(path.join(root, 'src/content/accessibility'), { recursive: true });
    fs.writeFileSync(
      path.join(root, 'src/content/accessibility/results.json'),
      JSON.stringify({ '/joy-ui/react-slider/': result }),
    );
    const add = createAccessibilityFacts(root, { 'joy-ui': '5.0.0' });
    expect(add(page, frontMatter)).toEqual({ ...frontMatter, accessibility: result });
    const translated = FILE.replace(
      'docs/joy-ui',
      'i18n/zh/docusaurus-plugin-content-docs-joy-ui/current',
    );
    expect(add(path.join(root, translated), frontMatter)).toHaveProperty('accessibility', result);
    const other = { ...frontMatter, slug: '/react-button' };
    expect(add(page, other)).toBe(other);
    expect(createAccessibilityFacts(root, { 'joy-ui': '5.0.1' })(page, frontMatter)).toBe(
      frontMatter,
    );
    expect(createAccessibilityFacts(root, {})(page, frontMatter)).toBe(frontMatter);
    const post = path.join(root, 'blog/post.mdx');
    expect(createAccessibilityFacts(root, {})(post, frontMatter)).toBe(frontMatter);
  });

  it('is whole, and in the order of the alphabet, for every page that has one', () => {
    const entries = Object.entries(readAccessibilityResults(siteDir));
    expect(entries.map(([path]) => path)).toEqual(entries.map(([path]) => path).sort());
    for (const [, { date, controls, problems }] of entries) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(controls).toBeGreaterThanOrEqual(0);
      expect(Object.keys(problems)).toEqual([...RESULT_CHECKS]);
    }
  });
});
