import ownTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { buildPageTemplate } from '../node/buildPageTemplate';

/** What a template is given and does with it, without the white space around. */
const listTags = (template: string) =>
  (template.match(/<%[\s\S]*?%>/g) ?? []).map((tag) => tag.replace(/\s+/g, ' '));

describe('buildPageTemplate', () => {
  it("has what Docusaurus' own template has, in the same order", () => {
    expect(listTags(buildPageTemplate())).toEqual(listTags(ownTemplate));
  });

  it('has a color mode of its own where no script says which', () => {
    expect(buildPageTemplate()).toContain('<html <%~ it.htmlAttributes %> data-theme="light">');
  });

  it('keeps all scripts in the element that the starter takes them from', () => {
    const [, kept = ''] = /<template data-scripts>(.*)<\/template>/.exec(buildPageTemplate()) ?? [];
    expect(kept).toContain('it.scripts.forEach');
    expect(kept).toContain('<script src=');
  });
});
