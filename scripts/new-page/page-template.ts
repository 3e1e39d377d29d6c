import type { Product } from '../../src/products/products';
import type { DemoTemplate } from './demo-templates';
import type { PagePlan } from './plan-page';

/** What a page is written from. */
export interface PageParts {
  readonly product: Pick<Product, 'name'>;
  readonly plan: PagePlan;
  readonly demo: DemoTemplate;
  /** The line that imports the page's component, null where its package exports none. */
  readonly importLine: string | null;
}

const toComment = (text: string) => `{/* ${text} */}`;

/** A YAML value as plain as it may be: quoted only where YAML would read something else. */
function toYaml(value: string): string {
  return /^[\w(][^:#'"]*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

function createFrontMatter({ product, plan }: PageParts): string[] {
  const { title, isComponentPage, slug, componentName, name } = plan;
  const description = isComponentPage
    ? `How to use ${title} of ${product.name} in a React app, from the first steps to variations, customization, and accessibility.`
    : `${title} with ${product.name}, what it is for, code that works as it stands, and the pitfalls to know about.`;
  return [
    '---',
    `title: ${toYaml(isComponentPage ? `React ${title} component` : title)}`,
    '# One sentence of 70 to 160 characters that says what the page is for. Readers see it under the heading.',
    `description: ${toYaml(description)}`,
    `slug: ${slug}`,
    ...(componentName ? ['# Every API page that this page belongs to.'] : []),
    ...(componentName ? [`components: [${componentName}]`] : []),
    ...(isComponentPage
      ? [
          `githubLabel: 'component: ${name}'`,
          '# Where the ARIA Authoring Practices Guide has a pattern:',
          '# waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/…/',
        ]
      : []),
    '---',
  ];
}

function createDemoSection({ plan, demo }: PageParts, subject: string): string[] {
  return [
    toComment(
      `Say in one or two sentences what the demo shows, then put ${subject} where ${plan.demoName} has a ${demo.placeholder}.`,
    ),
    '',
    `<Demo src="${demo.src}" />`,
  ];
}

function createComponentSections(parts: PageParts): string[] {
  const { plan, importLine } = parts;
  return [
    toComment(
      `Introduction, two to four sentences: when to use ${plan.title}, and when another component serves better. The heading and the description are printed by the layout.`,
    ),
    '',
    ...(importLine
      ? ['```tsx', importLine, '```']
      : [toComment('The import line, as a tsx code block.')]),
    '',
    '## Basics',
    '',
    ...createDemoSection(parts, `the smallest ${plan.title} that works`),
    '',
    toComment(
      'One section for each thing that people do with it, each with a demo: variants, sizes, colors, states, controlled use, composition with its neighbors. A component page has at least four demos.',
    ),
    '',
    '## Customization',
    '',
    toComment('sx, styled, theme, slots: what reaches which part, with a demo.'),
    '',
    '## Accessibility',
    '',
    toComment(
      'What the component does by itself; what the author of an app must add (labels, roles); a table of keys where it takes keys.',
    ),
    '',
    '## Next',
    '',
    toComment('Related pages, each link saying where it leads.'),
  ];
}

function createGuideSections(parts: PageParts): string[] {
  return [
    toComment(
      'The problem that brings readers here, in two to four sentences. The heading and the description are printed by the layout.',
    ),
    '',
    '## First steps',
    '',
    ...createDemoSection(parts, 'code that solves the problem'),
    '',
    toComment(`Delete the demo, and ${parts.plan.demoName}, where the page needs none.`),
    '',
    '## Pitfalls',
    '',
    toComment('What goes wrong, how readers notice it, and the fix.'),
    '',
    '## Next',
    '',
    toComment('Related pages, each link saying where it leads.'),
  ];
}

/** The MDX of a new page: true front matter, the sections it must have, and guidance in comments. */
export function createPage(parts: PageParts): string {
  const sections = parts.plan.isComponentPage
    ? createComponentSections(parts)
    : createGuideSections(parts);
  return [...createFrontMatter(parts), '', ...sections, ''].join('\n');
}
