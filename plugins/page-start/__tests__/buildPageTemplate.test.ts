import ownTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { buildPageTemplate } from '../node/buildPageTemplate';

/** What a template is given and does with it, without the white space around. */
const listTags = (template: string) =>
  (template.match(/<%[\s\S]*?%>/g) ?? []).map((tag) => tag.replace(/\s+/g, ' '));

describe('buildPageTemplate', () => {
  it("has what Docusaurus' own template has, in the same order", () => {
    expect(listTags(buildPageTemplate())).toEqual(listTags(ownTemplate));
  });

  it('keeps all scripts in the element that the starter takes them from', () => {
    const [, kept = ''] = /<template data-scripts>(.*)<\/template>/.exec(buildPageTemplate()) ?? [];
    expect(kept).toContain('it.scripts.forEach');
    expect(kept).toContain('<script src=');
  });
});
