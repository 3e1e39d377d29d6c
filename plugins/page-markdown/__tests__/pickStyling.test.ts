import fc from 'fast-check';
import { pickStyling } from '../client/pickStyling';

const sample = (demo: string, styling: string | null, code: string) =>
  `\`\`\`tsx title="a.tsx" demo="${demo}"${styling === null ? '' : ` styling="${styling}"`}\n${code}\n\`\`\`\n\n`;

describe('picking a styling', () => {
  it.each([
    ['the chosen one', 'Tailwind', ['Tailwind', 'Tailwind']],
    ['the first where a demo does not have it', 'CSS', ['MUI System', 'CSS']],
  ])('leaves %s of every demo', (_name, styling, [first, second]) => {
    const page = (...rest: string[]) => ['# H\n\n', ...rest, 'End\n'].join('');
    const markdown = page(
      sample('A', 'MUI System', 'a1'),
      sample('A', 'Tailwind', 'a2'),
      'Between\n\n',
      sample('B', 'MUI System', 'b1'),
      sample('B', 'MUI System', 'b1, second file'),
      sample('B', 'Tailwind', 'b2'),
      sample('B', 'CSS', 'b3'),
    );
    expect(pickStyling(markdown, styling)).toBe(
      page(
        sample('A', first ?? '', first === 'Tailwind' ? 'a2' : 'a1'),
        'Between\n\n',
        sample('B', second ?? '', second === 'Tailwind' ? 'b2' : 'b3'),
      ),
    );
  });

  it('leaves demos without variants, other samples and longer fences as they are', () => {
    const markdown = [
      sample('A', null, 'a'),
      '````md title="x"\n```tsx demo="B" styling="CSS"\nnot a demo\n```\n````\n\n',
      '```bash\nnpm install\n```\n',
    ].join('');
    expect(pickStyling(markdown, 'Tailwind')).toBe(markdown);
  });

  it('never takes a demo away as a whole, and leaves nothing of another variant', () => {
    const stylings = ['MUI System', 'Tailwind', 'CSS'];
    const demos = fc.uniqueArray(
      fc.record({
        name: fc.stringMatching(/^[A-Z][a-z]{1,6}$/),
        stylings: fc.subarray(stylings, { minLength: 1 }),
      }),
      { selector: ({ name }) => name, maxLength: 4 },
    );
    fc.assert(
      fc.property(demos, fc.constantFrom(...stylings), (pages, chosen) => {
        const markdown = pages
          .flatMap(({ name, stylings: own }) =>
            own.map((styling) => sample(name, styling, styling)),
          )
          .join('');
        const expected = pages
          .map(({ name, stylings: own }) => {
            const styling = own.includes(chosen) ? chosen : (own[0] ?? '');
            return sample(name, styling, styling);
          })
          .join('');
        expect(pickStyling(markdown, chosen)).toBe(expected);
      }),
    );
  });
});
